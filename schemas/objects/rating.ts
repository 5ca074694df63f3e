import { StarIcon } from '@sanity/icons/Star'
import { defineField, defineType } from 'sanity'
import { checkStars } from '../validation/products.ts'

/** What buyers think of a product, on average. */
export const rating = defineType({
  name: 'rating',
  title: 'Rating',
  type: 'object',
  icon: StarIcon,
  description: 'The average customer rating. Fill in both fields or neither.',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'stars',
      title: 'Stars',
      type: 'number',
      description: 'From 1 to 5, e.g. 4.6.',
      validation: (rule) => rule.custom<number>(checkStars),
    }),
    defineField({
      name: 'count',
      title: 'Ratings',
      type: 'number',
      description: 'The number of ratings.',
      validation: (rule) => [
        rule.integer().min(1).error('Enter a whole number, 1 or more.'),
        rule.custom((count, { parent }) =>
          (count === undefined) === ((parent as { stars?: number } | undefined)?.stars === undefined)
            ? true
            : 'Fill in both the stars and the number of ratings, or neither.',
        ),
      ],
    }),
  ],
  preview: {
    select: { stars: 'stars', count: 'count' },
    prepare: ({ stars, count }: { stars?: number; count?: number }) => ({
      title: stars === undefined ? 'Not rated' : `${stars} of 5 stars`,
      subtitle: count === undefined ? undefined : `${count} ratings`,
    }),
  },
})
