import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** What somebody says of us. */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: CommentIcon,
  description: 'What a client says of us, for blocks, case studies and customer stories.',
  fields: [
    localizedText({
      name: 'quote',
      title: 'Quote',
      description: 'One to three sentences, without quotation marks: the site sets them for each language.',
      limit: { characters: 320, why: 'longer quotes are not read to their end' },
    }),
    localizedString({ name: 'name', title: 'Name', description: 'Who says it, as they wish to be named.' }),
    localizedString({ name: 'role', title: 'Role', description: 'What they do, for example “Head of IT”.' }),
    localizedString({
      name: 'organisation',
      title: 'Organisation',
      description: 'Where they do it; described, unless they agreed to be named.',
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'figure',
      description: 'Optional. A drawing, not a photograph. Square.',
    }),
    defineField({
      name: 'rating',
      title: 'Rating',
      type: 'number',
      description: 'Optional. From 4 to 5, as given in our survey.',
      validation: (rule) => rule.min(4).max(5).error('Write a number from 4 to 5, or leave it empty.'),
    }),
  ],
  orderings: [
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
    { name: 'rating', title: 'Rating, best first', by: [{ field: 'rating', direction: 'desc' }] },
  ],
  preview: {
    select: { name: 'name', quote: 'quote', organisation: 'organisation', portrait: 'portrait' },
    prepare: ({ name, quote, organisation, portrait }: Record<string, unknown>) => ({
      title: englishText(name as Localized) ?? 'Testimonial without a name',
      subtitle: subtitle(languageGaps(quote as Localized), englishText(organisation as Localized)),
      media: (portrait as never) ?? CommentIcon,
    }),
  },
})
