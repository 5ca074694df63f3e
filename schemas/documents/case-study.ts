import { BinaryDocumentIcon } from '@sanity/icons/BinaryDocument'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { resultsField, seoField } from '../fields/common.ts'
import {
  coverField,
  listedPageGroups,
  sectorField,
  summaryField,
  titleFields,
} from '../fields/listed-page.ts'
import { localizedRichText, localizedString } from '../fields/localized.ts'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { pictureOr } from '../preview/picture.ts'
import { checkListedOnce } from '../validation/listed-once.ts'
import { rulesWithMessage } from '../validation/rules-with-message.ts'

/** A delivered project. Its address is `/portfolio/{slug}`. */
export const caseStudy = defineType({
  name: 'caseStudy',
  title: 'Case study',
  type: 'document',
  icon: BinaryDocumentIcon,
  description:
    'A project we delivered: the task, our work and the results. It appears in lists and has its own page.',
  groups: listedPageGroups(),
  fields: [
    ...titleFields('caseStudy', {
      description: 'The achievement, in one line.',
      limit: { characters: 72, why: 'it’s shown in large type on its page' },
    }),
    summaryField({
      description: 'One or two sentences on the task and the result.',
      limit: { characters: 220, why: 'cards show it in full' },
    }),
    localizedString({
      name: 'client',
      title: 'Client',
      description:
        'Describe the organisation, e.g. “A container terminal in the North Sea”. Name it only with its consent.',
      group: 'card',
    }),
    sectorField(
      'One or two words. Use the same wording for every case study in a sector, so they’re grouped together.',
      'it’s used on a filter button',
    ),
    defineField({
      name: 'year',
      title: 'Year',
      type: 'number',
      description: 'The year the work was completed.',
      group: 'card',
      validation: (rule) =>
        rulesWithMessage('Enter a year, e.g. 2025.', rule.required(), rule.integer().min(2000).max(2100)),
    }),
    coverField(),
    positionField({ type: 'caseStudy', group: 'card' }),
    choiceField({
      name: 'layout',
      title: 'Page layout',
      description: 'Editorial is a long read with large images. Overview puts the facts and results first.',
      group: 'page',
      initialValue: 'editorial',
      list: [
        { title: 'Editorial', value: 'editorial' },
        { title: 'Overview', value: 'overview' },
      ],
    }),
    resultsField,
    defineField({
      name: 'services',
      title: 'Services',
      type: 'array',
      description: 'The services we provided. The page links to them.',
      group: 'page',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'service' }] })],
      validation: (rule) =>
        rule.custom<unknown[]>(checkListedOnce('This service is listed twice. Remove one.')),
    }),
    localizedRichText({
      name: 'challenge',
      title: 'The challenge',
      description: 'The situation before, and what it cost the client.',
      group: 'page',
    }),
    localizedRichText({
      name: 'approach',
      title: 'Our approach',
      description: 'What we did, in what order, and why.',
      group: 'page',
    }),
    localizedRichText({
      name: 'outcome',
      title: 'The outcome',
      description: 'What has changed. Mention what didn’t work, too.',
      group: 'page',
    }),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description: 'Up to six. The first appears before the approach, the second before the outcome.',
      group: 'page',
      of: [defineArrayMember({ type: 'figure' })],
      validation: (rule) => rule.max(6).error('Use up to six images.'),
    }),
    defineField({
      name: 'testimonial',
      title: 'Testimonial',
      type: 'reference',
      description: 'Optional. What the client says about it.',
      group: 'page',
      to: [{ type: 'testimonial' }],
    }),
    seoField('search'),
  ],
  orderings: [
    BY_POSITION,
    { name: 'year', title: 'Year, newest first', by: [{ field: 'year', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', summary: 'summary', sector: 'sector', year: 'year', cover: 'cover' },
    prepare: ({ title, summary, sector, year, cover }: Record<string, unknown>) => ({
      title: englishText(title) ?? 'Untitled case study',
      subtitle: subtitle(
        languageGaps(title, summary),
        englishText(sector),
        typeof year === 'number' && String(year),
      ),
      media: pictureOr(cover, BinaryDocumentIcon),
    }),
  },
})
