import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { positionField, positionOrderings } from '../fields/position.ts'
import { productFactsFields } from '../fields/product-facts.ts'
import { productMoneyFields } from '../fields/product-money.ts'
import { productNumberField } from '../fields/product-number.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { productPrice, productSale } from '../preview/product-price.ts'
import type { Localized } from '../validation/localized.ts'
import { checkPictures } from '../validation/products.ts'

/** Something the shop sells. Its address is `/shop/single/{number}`. */
export const product = defineType({
  name: 'product',
  title: 'Product',
  type: 'document',
  icon: BasketIcon,
  description: 'Something the shop sells: a card in the catalogue, and a page of its own.',
  groups: [
    { name: 'card', title: 'In lists', default: true },
    { name: 'price', title: 'Price' },
    { name: 'facts', title: 'Details' },
    { name: 'page', title: 'Its page' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Name',
      description: 'What it is called, in two to five words.',
      limit: { characters: 48, why: 'longer names break into three lines' },
      group: 'card',
    }),
    productNumberField,
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      description: 'The group in which people look for it.',
      to: [{ type: 'category' }],
      group: 'card',
      validation: (rule) => rule.required().error('Choose the group in which people look for it.'),
    }),
    localizedString({
      name: 'label',
      title: 'Label',
      description: 'Optional. A word on its card, for example “Wallpaper”.',
      required: false,
      limit: { characters: 16, why: 'it stands on the picture' },
      group: 'card',
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'figure',
      description: 'The picture on its card, wider than high.',
      group: 'card',
      validation: (rule) =>
        rule.custom<{ asset?: unknown }>((cover, { document }) =>
          checkPictures(cover, document?.images as { asset?: unknown }[] | undefined),
        ),
    }),
    ...productMoneyFields,
    ...productFactsFields,
    positionField({ description: 'Goods are shown from the smallest number to the largest.', group: 'card' }),
    localizedText({
      name: 'summary',
      title: 'Description',
      description: 'What it is, what it is made of, how large it is. Two or three sentences.',
      group: 'page',
    }),
    defineField({
      name: 'images',
      title: 'Pictures',
      type: 'array',
      description: 'Further views for its page, the most telling one first.',
      of: [defineArrayMember({ type: 'figure' })],
      group: 'page',
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'How the page of the product appears in search results and when it is shared.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  orderings: [
    ...positionOrderings,
    { name: 'number', title: 'Number', by: [{ field: 'slug.current', direction: 'asc' }] },
    { name: 'price', title: 'Price, lowest first', by: [{ field: 'price', direction: 'asc' }] },
  ],
  preview: {
    select: {
      title: 'title',
      summary: 'summary',
      price: 'price',
      currency: 'currency',
      sale: 'sale',
      slug: 'slug.current',
      cover: 'cover',
    },
    prepare: ({ title, summary, price, currency, sale, slug, cover }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Product without a name',
      subtitle: subtitle(
        productPrice(price, currency),
        productSale(price, currency, sale, new Date()),
        languageGaps(title as Localized, summary as Localized),
        typeof slug === 'string' && `No. ${slug}`,
      ),
      media: (cover as { asset?: unknown } | undefined)?.asset ? (cover as never) : BasketIcon,
    }),
  },
})
