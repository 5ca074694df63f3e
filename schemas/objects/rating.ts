import { StarIcon } from '@sanity/icons/Star'
import { defineField, defineType } from 'sanity'
import { ratingText } from '../preview/reviews.ts'

/** The average rating of a product, computed when a review is approved or withdrawn. */
export const rating = defineType({
  name: 'rating',
  title: 'Rating',
  type: 'object',
  icon: StarIcon,
  description: 'The average of all approved reviews.',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'stars',
      title: 'Stars',
      type: 'number',
      description: 'The average, from 1 to 5.',
    }),
    defineField({
      name: 'count',
      title: 'Reviews',
      type: 'number',
      description: 'The number of approved reviews.',
    }),
  ],
  preview: {
    select: { stars: 'stars', count: 'count' },
    prepare: ({ stars, count }: { stars?: number; count?: number }) => ({
      title: ratingText(stars, count),
    }),
  },
})
