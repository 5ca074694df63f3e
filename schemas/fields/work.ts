import { defineArrayMember, defineField } from 'sanity'

/** The figures that a case study or a customer story is measured by. */
export function resultsField(group?: string) {
  return defineField({
    name: 'results',
    title: 'Results',
    type: 'array',
    description: 'Two to four numbers that show what changed. Only what was measured.',
    group,
    of: [defineArrayMember({ type: 'statistic' })],
    validation: (rule) => rule.max(4).error('Keep at most four figures: they stand side by side.'),
  })
}

interface ChosenOptions {
  name: string
  title: string
  /** The type of document to choose from. */
  type: string
}

/** Documents chosen by an editor for a block; none means all of them. */
export function chosenField({ name, title, type }: ChosenOptions) {
  return defineField({
    name,
    title,
    type: 'array',
    description:
      'Leave empty to show all of them in their own order. Or choose some, and drag them into order.',
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    validation: (rule) => rule.unique().error('Each may stand here once: remove the second one.'),
  })
}

/** How a document appears to search engines; every type with a page of its own has it. */
export function seoField(group: string) {
  return defineField({
    name: 'seo',
    title: 'Search and sharing',
    type: 'seo',
    description: 'How the page appears in search results and when it is shared.',
    group,
    options: { collapsed: false },
  })
}
