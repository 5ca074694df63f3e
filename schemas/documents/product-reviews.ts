import { StarIcon } from '@sanity/icons/Star'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { reviewedProductField, reviewFields } from '../fields/review-fields.ts'
import { always } from '../fields/site-written.ts'
import { englishText } from '../preview/localized.ts'
import { ratingText } from '../preview/reviews.ts'

/** The published reviews of a product, copied from the approved ones by the site. Public: its id is `reviews-` and the product's id. */
export const productReviews = defineType({
  name: 'productReviews',
  title: 'Published reviews',
  type: 'document',
  icon: StarIcon,
  description: 'The approved reviews of a product as its page shows them. Approve or reject reviews instead.',
  liveEdit: true,
  readOnly: true,
  fields: [
    reviewedProductField,
    always(
      defineField({
        name: 'counts',
        title: 'Counts',
        type: 'array',
        description: 'The number of approved reviews with five stars, four stars, and so on.',
        of: [defineArrayMember({ type: 'number' })],
      }),
    ),
    always(
      defineField({
        name: 'reviews',
        title: 'Newest reviews',
        type: 'array',
        description: 'The newest approved reviews.',
        of: [
          defineArrayMember({
            name: 'publishedReview',
            title: 'Review',
            type: 'object',
            fields: reviewFields,
            preview: { select: { title: 'text', subtitle: 'name' } },
          }),
        ],
      }),
    ),
  ],
  preview: {
    select: { title: 'product.title', stars: 'product.rating.stars', count: 'product.rating.count' },
    prepare: ({ title, stars, count }: { title?: unknown; stars?: number; count?: number }) => ({
      title: englishText(title) ?? 'Reviews of a deleted product',
      subtitle: ratingText(stars, count),
    }),
  },
})
