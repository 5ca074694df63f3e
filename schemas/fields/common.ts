import { defineArrayMember, defineField } from 'sanity'
import { checkListedOnce } from '../validation/listed-once.ts'

/** The figures of a case study or customer story. */
export const resultsField = defineField({
  name: 'results',
  title: 'Results',
  type: 'array',
  description: 'Two to four figures that show what changed. Only use measured results.',
  group: 'page',
  of: [defineArrayMember({ type: 'statistic' })],
  validation: (rule) => rule.max(4).error('Use up to four figures; they’re shown side by side.'),
})

/** Creates the short points of a block, each with a tick. */
export const checklistField = (description: string) =>
  defineField({
    name: 'checklist',
    title: 'Points',
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'checklistItem' })],
    validation: (rule) => rule.max(6).error('Use up to six points.'),
  })

/** The button of a block, below its text. */
export const readMoreField = defineField({
  name: 'button',
  title: 'Button',
  type: 'button',
  description: 'Optional. Where people can read more.',
  options: { removable: true },
})

/** Creates the number of entries on each page of a block. */
export const pageSizeField = (
  field: { title: string; description: string; initialValue: number },
  most = 48,
) =>
  defineField({
    ...field,
    name: 'pageSize',
    type: 'number',
    group: 'layout',
    validation: (rule) => rule.integer().min(1).max(most).error(`Enter a whole number from 1 to ${most}.`),
  })

/** Creates the number of columns of a block on wide screens. */
export const columnsField = (description: string) =>
  defineField({
    name: 'columns',
    title: 'Columns',
    type: 'number',
    description,
    group: 'layout',
    initialValue: 3,
    options: {
      layout: 'radio',
      direction: 'horizontal',
      list: [
        { title: 'Two', value: 2 },
        { title: 'Three', value: 3 },
        { title: 'Four', value: 4 },
      ],
    },
  })

interface ChosenOptions {
  name: string
  title: string
  /** The document type to choose from. */
  type: string
  /** Default: an explanation that none means all. */
  description?: string
}

/** Creates the selection of documents in a block; none means all. */
export function chosenField({ name, title, type, description }: ChosenOptions) {
  return defineField({
    name,
    title,
    type: 'array',
    description:
      description ?? 'Leave empty to show all in their own order, or choose some and drag them into order.',
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    validation: (rule) => rule.custom<unknown[]>(checkListedOnce('This item is listed twice. Remove one.')),
  })
}

/** Creates the search settings of a document with its own page; expanded in a group of its own. */
export function seoField(group?: string) {
  return defineField({
    name: 'seo',
    title: 'Search and sharing',
    type: 'seo',
    description: 'How the page appears in search results and when shared.',
    ...(group !== undefined && { group, options: { collapsed: false } }),
  })
}
