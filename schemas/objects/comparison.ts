import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ThListIcon } from '@sanity/icons/ThList'
import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType, type ConditionalPropertyCallback } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

const KINDS = [
  { title: 'Yes', value: 'yes' },
  { title: 'No', value: 'no' },
  { title: 'Words', value: 'text' },
]

const unlessWords: ConditionalPropertyCallback = ({ parent }) =>
  (parent as { kind?: string } | undefined)?.kind !== 'text'

/** One cell of a comparison: a tick, a dash or a few words. */
export const comparisonValue = defineType({
  name: 'comparisonValue',
  title: 'Cell',
  type: 'object',
  icon: CheckmarkIcon,
  description: 'What one plan offers in one row.',
  fields: [
    defineField({
      name: 'kind',
      title: 'Shows',
      type: 'string',
      description: 'A tick, a dash, or words of your own.',
      initialValue: 'yes',
      options: { layout: 'radio', direction: 'horizontal', list: KINDS },
      validation: (rule) => rule.required().error('Choose what the cell shows.'),
    }),
    localizedString({
      name: 'text',
      title: 'Words',
      description: 'Very few, for example “15 minutes”.',
      required: false,
      limit: { characters: 28, why: 'the column is narrow on phones' },
      hidden: unlessWords,
    }),
  ],
  preview: {
    select: { kind: 'kind', text: 'text' },
    prepare: ({ kind, text }: { kind?: string; text?: Localized }) => ({
      title:
        kind === 'text'
          ? (englishText(text) ?? 'No words yet')
          : (KINDS.find(({ value }) => value === kind)?.title ?? 'Not chosen yet'),
      subtitle: kind === 'text' ? languageGaps(text) : undefined,
    }),
  },
})

/** One row of a comparison: what is compared, and a cell for each plan. */
export const comparisonRow = defineType({
  name: 'comparisonRow',
  title: 'Row',
  type: 'object',
  icon: UlistIcon,
  description: 'One thing that is compared, with a cell for each plan.',
  fields: [
    localizedString({
      name: 'label',
      title: 'What is compared',
      description: 'A few words, for example “Response in an emergency”.',
      limit: { characters: 48, why: 'the first column stays in view on phones' },
    }),
    defineField({
      name: 'values',
      title: 'Cells',
      type: 'array',
      description: 'One for each plan, in the order of the plans. Cells that are missing show a dash.',
      of: [defineArrayMember({ type: 'comparisonValue' })],
    }),
  ],
  preview: {
    select: { label: 'label', values: 'values' },
    prepare: ({ label, values }: { label?: Localized; values?: unknown }) => ({
      title: englishText(label) ?? 'Row without a label',
      subtitle: subtitle(`${Object.keys(values ?? {}).length} cells`, languageGaps(label)),
    }),
  },
})

/** Rows of a comparison under a heading of their own. */
export const comparisonGroup = defineType({
  name: 'comparisonGroup',
  title: 'Group of rows',
  type: 'object',
  icon: ThListIcon,
  description: 'Rows that belong together, under a heading.',
  fields: [
    localizedString({
      name: 'title',
      title: 'Heading of the group',
      description: 'Optional. One or two words, for example “Support”.',
      required: false,
      limit: { characters: 32, why: 'it stands in one line' },
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'What is compared, from the most asked to the least.',
      of: [defineArrayMember({ type: 'comparisonRow' })],
      validation: (rule) => rule.min(1).error('Add a row, or take the group out.'),
    }),
  ],
  preview: {
    select: { title: 'title', rows: 'rows' },
    prepare: ({ title, rows }: { title?: Localized; rows?: unknown }) => ({
      title: englishText(title) ?? 'Rows without a heading',
      subtitle: subtitle(`${Object.keys(rows ?? {}).length} rows`, languageGaps(title)),
    }),
  },
})
