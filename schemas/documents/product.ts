import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { positionField, positionOrderings } from '../fields/position.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { productPrice } from '../preview/product-price.ts'
import { CURRENCIES } from '../shared/currencies.ts'
import type { Localized } from '../validation/localized.ts'

/** Something the shop sells. Its address is `/shop/single/{number}`. */
export const product = defineType({
  name: 'product',
  title: 'Product',
  type: 'document',
  icon: BasketIcon,
  description: 'Something the shop sells: a card in the catalogue, and a page of its own.',
  groups: [
    { name: 'card', title: 'In lists', default: true },
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
    ...routedFields({ type: 'product', group: 'card' }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      description: 'The group in which people look for it.',
      to: [{ type: 'category' }],
      group: 'card',
      validation: (rule) => rule.required().error('Choose the group in which people look for it.'),
    }),
    defineField({
      name: 'currency',
      title: 'Currency',
      type: 'string',
      description: 'The money of the price.',
      group: 'card',
      initialValue: 'USD',
      options: { list: CURRENCIES.map(({ code, title }) => ({ title: `${title} (${code})`, value: code })) },
      validation: (rule) => rule.required().error('Choose the currency of the price.'),
    }),
    defineField({
      name: 'price',
      title: 'Price',
      type: 'minorUnits',
      description: 'What one of it costs.',
      group: 'card',
      validation: (rule) =>
        rule.required().integer().min(1).error('Write a price above 0, for example “4.18”.'),
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
      description: 'The picture on its card, wider than high. Without one a drawing stands in.',
      group: 'card',
    }),
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
    { name: 'price', title: 'Price, lowest first', by: [{ field: 'price', direction: 'asc' }] },
  ],
  preview: {
    select: {
      title: 'title',
      summary: 'summary',
      price: 'price',
      currency: 'currency',
      slug: 'slug.current',
      cover: 'cover',
    },
    prepare: ({ title, summary, price, currency, slug, cover }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Product without a name',
      subtitle: subtitle(
        productPrice(price, currency),
        languageGaps(title as Localized, summary as Localized),
        typeof slug === 'string' && `No. ${slug}`,
      ),
      media: (cover as { asset?: unknown } | undefined)?.asset ? (cover as never) : BasketIcon,
    }),
  },
})
