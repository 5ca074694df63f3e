import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: CommentIcon,
  description: 'A client quote for blocks, case studies and customer stories.',
  fields: [
    localizedText({
      name: 'quote',
      title: 'Quote',
      description: 'One to three sentences, without quotation marks. The site adds them.',
      limit: { characters: 320, why: 'people rarely finish longer quotes' },
    }),
    localizedString({ name: 'name', title: 'Name', description: 'Their name, as they’d like it to appear.' }),
    localizedString({ name: 'role', title: 'Role', description: 'Their job title, e.g. “Head of IT”.' }),
    localizedString({
      name: 'organization',
      title: 'Organisation',
      description: 'Their organisation. Describe it unless you may name it.',
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'figure',
      description: 'Optional. A square drawing, not a photo.',
    }),
    defineField({
      name: 'rating',
      title: 'Rating',
      type: 'number',
      description: 'Optional. From 4 to 5, as given in our survey.',
      validation: (rule) => rule.min(4).max(5).error('Enter a number from 4 to 5, or leave it empty.'),
    }),
  ],
  orderings: [{ name: 'rating', title: 'Rating, best first', by: [{ field: 'rating', direction: 'desc' }] }],
  preview: {
    select: { name: 'name', quote: 'quote', organization: 'organization', portrait: 'portrait' },
    prepare: ({ name, quote, organization, portrait }: Record<string, unknown>) => ({
      title: englishText(name) ?? 'Unnamed testimonial',
      subtitle: subtitle(languageGaps(quote), englishText(organization)),
      media: pictureOr(portrait, CommentIcon),
    }),
  },
})
