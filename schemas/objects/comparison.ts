import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ThListIcon } from '@sanity/icons/ThList'
import { UlistIcon } from '@sanity/icons/Ulist'
import { type ConditionalPropertyCallback, defineArrayMember, defineField, defineType } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { localizedString } from '../fields/localized.ts'
import { choiceTitle } from '../preview/choice-title.ts'
import { formatCount } from '../preview/count.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'

const KINDS = [
  { title: 'Yes', value: 'yes' },
  { title: 'No', value: 'no' },
  { title: 'Text', value: 'text' },
]

const unlessWords: ConditionalPropertyCallback = ({ parent }) =>
  (parent as { kind?: string } | undefined)?.kind !== 'text'

export const comparisonValue = defineType({
  name: 'comparisonValue',
  title: 'Cell',
  type: 'object',
  icon: CheckmarkIcon,
  description: 'What a plan offers in this row.',
  fields: [
    choiceField({
      name: 'kind',
      title: 'Shows',
      description: 'A tick, a dash, or your own text.',
      initialValue: 'yes',
      list: KINDS,
      required: 'Choose what the cell shows.',
    }),
    localizedString({
      name: 'text',
      title: 'Text',
      description: 'A few words, e.g. “15 minutes”.',
      required: false,
      limit: { characters: 28, why: 'the column is narrow on phones' },
      hidden: unlessWords,
    }),
  ],
  preview: {
    select: { kind: 'kind', text: 'text' },
    prepare: ({ kind, text }: { kind?: string; text?: unknown }) => ({
      title:
        kind === 'text'
          ? (englishText(text) ?? 'No text yet')
          : (choiceTitle(KINDS, kind) ?? 'Not chosen yet'),
      subtitle: kind === 'text' ? languageGaps(text) : undefined,
    }),
  },
})

export const comparisonRow = defineType({
  name: 'comparisonRow',
  title: 'Row',
  type: 'object',
  icon: UlistIcon,
  description: 'One comparison point with a cell for each plan.',
  fields: [
    localizedString({
      name: 'label',
      title: 'Label',
      description: 'A few words, e.g. “Emergency response”.',
      limit: { characters: 48, why: 'the first column stays visible on phones' },
    }),
    defineField({
      name: 'values',
      title: 'Cells',
      type: 'array',
      description: 'One for each plan, in the same order. Missing cells show a dash.',
      of: [defineArrayMember({ type: 'comparisonValue' })],
    }),
  ],
  preview: {
    select: { label: 'label', values: 'values' },
    prepare: ({ label, values }: { label?: unknown; values?: unknown }) => ({
      title: englishText(label) ?? 'Unlabelled row',
      subtitle: subtitle(formatCount(Object.keys(values ?? {}).length, 'cell'), languageGaps(label)),
    }),
  },
})

export const comparisonGroup = defineType({
  name: 'comparisonGroup',
  title: 'Group of rows',
  type: 'object',
  icon: ThListIcon,
  description: 'A group of rows with a heading.',
  fields: [
    localizedString({
      name: 'title',
      title: 'Group heading',
      description: 'Optional. One or two words, e.g. “Support”.',
      required: false,
      limit: { characters: 32, why: 'it has to fit on one line' },
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'The most important rows first.',
      of: [defineArrayMember({ type: 'comparisonRow' })],
      validation: (rule) => rule.min(1).error('Add a row, or remove the group.'),
    }),
  ],
  preview: {
    select: { title: 'title', rows: 'rows' },
    prepare: ({ title, rows }: { title?: unknown; rows?: unknown }) => ({
      title: englishText(title) ?? 'Rows without a heading',
      subtitle: subtitle(formatCount(Object.keys(rows ?? {}).length, 'row'), languageGaps(title)),
    }),
  },
})
