import { BinaryDocumentIcon } from '@sanity/icons/BinaryDocument'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { positionField } from '../fields/position.ts'
import { routedFields } from '../fields/routed.ts'
import { resultsField, seoField } from '../fields/work.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A piece of work we did. Its address is `/portfolio/{slug}`. */
export const caseStudy = defineType({
  name: 'caseStudy',
  title: 'Case study',
  type: 'document',
  icon: BinaryDocumentIcon,
  description:
    'A piece of work: the task, what we did and what came of it. In lists and on a page of its own.',
  groups: [
    { name: 'card', title: 'In lists', default: true },
    { name: 'page', title: 'Its page' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'What was achieved, in one line.',
      limit: { characters: 72, why: 'it is set large on its page' },
      group: 'card',
    }),
    ...routedFields({ type: 'caseStudy', group: 'card' }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences: the task and the outcome.',
      limit: { characters: 220, why: 'cards show it whole' },
      group: 'card',
    }),
    localizedString({
      name: 'client',
      title: 'Client',
      description:
        'Describe the organisation, for example “A container terminal in the North Sea”. Name it only with its consent.',
      group: 'card',
    }),
    localizedString({
      name: 'sector',
      title: 'Sector',
      description: 'One or two words; written alike, case studies of one sector are found together.',
      limit: { characters: 28, why: 'it stands on a button of the filter' },
      group: 'card',
    }),
    defineField({
      name: 'year',
      title: 'Year',
      type: 'number',
      description: 'The year in which the work was finished.',
      group: 'card',
      validation: (rule) =>
        rule.required().integer().min(2000).max(2100).error('Write a year, for example 2025.'),
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'figure',
      description: 'The picture in lists and at the head of the page. 16 to 10, 1600 pixels wide or more.',
      group: 'card',
    }),
    positionField({
      description: 'Case studies are shown from the smallest number to the largest.',
      group: 'card',
    }),
    defineField({
      name: 'layout',
      title: 'Layout of its page',
      type: 'string',
      description:
        'Editorial is a long read with large pictures. Overview shows the facts and results first.',
      group: 'page',
      initialValue: 'editorial',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Editorial', value: 'editorial' },
          { title: 'Overview', value: 'overview' },
        ],
      },
      validation: (rule) => rule.required().error('Choose a layout.'),
    }),
    resultsField('page'),
    defineField({
      name: 'services',
      title: 'Services',
      type: 'array',
      description: 'What we did, by the services we offer. The page links to them.',
      group: 'page',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'service' }] })],
      validation: (rule) => rule.unique().error('Each service once: take the second one out.'),
    }),
    localizedRichText({
      name: 'challenge',
      title: 'The challenge',
      description: 'How things were, and what they cost.',
      group: 'page',
    }),
    localizedRichText({
      name: 'approach',
      title: 'Our approach',
      description: 'What we did, in which order, and why so.',
      group: 'page',
    }),
    localizedRichText({
      name: 'outcome',
      title: 'The outcome',
      description: 'What is different now. Say also what did not work out.',
      group: 'page',
    }),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description: 'Up to six. The first stands before the approach, the second before the outcome.',
      group: 'page',
      of: [defineArrayMember({ type: 'figure' })],
      validation: (rule) => rule.max(6).error('Keep at most six pictures.'),
    }),
    defineField({
      name: 'testimonial',
      title: 'Testimonial',
      type: 'reference',
      description: 'Optional. What the client says of it.',
      group: 'page',
      to: [{ type: 'testimonial' }],
    }),
    seoField('search'),
  ],
  orderings: [
    { name: 'position', title: 'Position on the site', by: [{ field: 'order', direction: 'asc' }] },
    { name: 'year', title: 'Year, newest first', by: [{ field: 'year', direction: 'desc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', summary: 'summary', sector: 'sector', year: 'year', cover: 'cover' },
    prepare: ({ title, summary, sector, year, cover }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Case study without a title',
      subtitle: subtitle(
        languageGaps(title as Localized, summary as Localized),
        englishText(sector as Localized),
        typeof year === 'number' && String(year),
      ),
      media: (cover as never) ?? BinaryDocumentIcon,
    }),
  },
})
