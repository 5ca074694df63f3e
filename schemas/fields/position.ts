import { defineField } from 'sanity'

/** A document's place among its kind on the site. */
export function positionField({ group, description }: { group?: string; description: string }) {
  return defineField({
    name: 'order',
    title: 'Position',
    type: 'number',
    description: `${description} Count in tens so you can add more in between.`,
    group,
    validation: (rule) => [
      rule.required().error('Enter a number, e.g. 90 to put it last.'),
      rule.integer().min(0).error('Enter a whole number, 0 or more.'),
    ],
  })
}

/** The orderings of documents that have a position. */
export const positionOrderings = [
  { name: 'position', title: 'Position on the site', by: [{ field: 'order', direction: 'asc' as const }] },
  { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' as const }] },
]
