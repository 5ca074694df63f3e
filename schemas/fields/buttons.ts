import { defineArrayMember, defineField } from 'sanity'

/** One button, or two side by side. */
export function buttonsField(description: string) {
  return defineField({
    name: 'buttons',
    title: 'Buttons',
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'button' })],
    validation: (rule) => rule.max(2).error('Keep at most two buttons: a choice among three is none.'),
  })
}
