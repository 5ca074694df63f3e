import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField } from '../fields/common.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { productFactsFields } from '../fields/product-facts.ts'
import { productMoneyFields } from '../fields/product-money.ts'
import { productNumberField } from '../fields/product-number.ts'
import { productVariantFields } from '../fields/product-variants.ts'
import { englishText, languageGaps, selectFields, subtitle } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'
import { productPrice, productSale } from '../preview/prices.ts'
import { checkListedOnce } from '../validation/listed-once.ts'
import { checkOtherProducts, checkPictures } from '../validation/products.ts'
import { checkVideoFile } from '../validation/videos.ts'

/** A product of the shop. Its address is `/shop/single/{number}`. */
export const product = defineType({
  name: 'product',
  title: 'Product',
  type: 'document',
  icon: BasketIcon,
  description: 'A product in the shop. It appears in the catalog and has its own page.',
  groups: [
    { name: 'card', title: 'In lists', default: true },
    { name: 'price', title: 'Price' },
    { name: 'facts', title: 'Details' },
    { name: 'variants', title: 'Variants' },
    { name: 'page', title: 'Page' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Name',
      description: 'Two to five words.',
      limit: { characters: 48, why: 'longer names wrap onto three lines' },
      group: 'card',
    }),
    productNumberField,
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      description: 'The category shoppers will find it in.',
      to: [{ type: 'category' }],
      group: 'card',
      validation: (rule) => rule.required().error('Choose a category.'),
    }),
    localizedString({
      name: 'label',
      title: 'Label',
      description: 'Optional. A word shown on its card, e.g. “Wallpaper”.',
      required: false,
      limit: { characters: 16, why: 'it’s shown on the image' },
      group: 'card',
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'figure',
      description: 'The image on its card, in landscape format.',
      group: 'card',
      validation: (rule) =>
        rule.custom<{ asset?: unknown }>((cover, { document }) =>
          checkPictures(cover, document?.images as { asset?: unknown }[] | undefined),
        ),
    }),
    ...productMoneyFields,
    ...productFactsFields,
    ...productVariantFields,
    positionField({ type: 'product', group: 'card' }),
    localizedText({
      name: 'summary',
      title: 'Description',
      description: 'Two or three sentences on what it is, its material and its size.',
      group: 'page',
    }),
    defineField({
      name: 'images',
      title: 'Pictures',
      type: 'array',
      description: 'More images for its page, with the best one first.',
      of: [defineArrayMember({ type: 'figure' })],
      group: 'page',
    }),
    defineField({
      name: 'video',
      title: 'Video',
      type: 'file',
      description:
        'Optional. An MP4 or WebM file, shown after the pictures. It loads when a visitor plays it.',
      options: { accept: 'video/mp4,video/webm' },
      group: 'page',
      validation: (rule) => rule.custom(checkVideoFile),
    }),
    defineField({
      name: 'captions',
      title: 'Captions of the video',
      type: 'array',
      description: 'In each language, if there is speech in the video.',
      of: [defineArrayMember({ type: 'captionTrack' })],
      group: 'page',
      hidden: ({ parent }) => !(parent as { video?: { asset?: unknown } } | undefined)?.video?.asset,
    }),
    defineField({
      name: 'boughtTogether',
      title: 'Often bought together',
      type: 'array',
      description: 'Optional. Up to four products that go well with it, shown on its page.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'product' }], weak: true })],
      group: 'page',
      validation: (rule) => [
        rule.custom<unknown[]>(checkListedOnce('A product is listed twice. Remove one.')),
        rule.max(4).error('Choose up to four products.'),
        rule.custom(checkOtherProducts),
      ],
    }),
    seoField('search'),
  ],
  orderings: [
    BY_POSITION,
    { name: 'number', title: 'Number', by: [{ field: 'slug.current', direction: 'asc' }] },
    { name: 'price', title: 'Price, lowest first', by: [{ field: 'price', direction: 'asc' }] },
  ],
  preview: {
    select: {
      ...selectFields('title', 'summary', 'price', 'currency', 'sale', 'cover'),
      slug: 'slug.current',
    },
    prepare: ({ title, summary, price, currency, sale, slug, cover }: Record<string, unknown>) => ({
      title: englishText(title) ?? 'Unnamed product',
      subtitle: subtitle(
        productPrice(price, currency),
        productSale(price, currency, sale, new Date()),
        languageGaps(title, summary),
        typeof slug === 'string' && `No. ${slug}`,
      ),
      media: pictureOr(cover, BasketIcon),
    }),
  },
})
