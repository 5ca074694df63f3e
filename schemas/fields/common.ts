import { defineArrayMember, defineField } from 'sanity'
import { checkListedOnce } from '../validation/listed-once.ts'

/** Creates the figures of a case study or customer story. */
export function resultsField(group?: string) {
  return defineField({
    name: 'results',
    title: 'Results',
    type: 'array',
    description: 'Two to four figures that show what changed. Only use measured results.',
    group,
    of: [defineArrayMember({ type: 'statistic' })],
    validation: (rule) => rule.max(4).error('Use up to four figures; they’re shown side by side.'),
  })
}

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
