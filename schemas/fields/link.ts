import { type ConditionalProperty, defineArrayMember, defineField, type Rule } from 'sanity'

interface LinkFieldOptions {
  name?: string
  title?: string
  /** Help for editors. */
  description: string
  hidden?: ConditionalProperty
  /** The error for a missing link. Without it, the link is optional and can be removed. */
  required?: string
}

/** A link. An optional one is absent until the editor chooses its target. */
export function linkField({ name = 'link', title = 'Link', required, ...field }: LinkFieldOptions) {
  return defineField({
    ...field,
    name,
    title,
    type: 'link',
    ...(required
      ? {
          validation: (rule: Rule) =>
            rule.custom<{ kind?: string }>((link) => (link?.kind ? true : missingLink(required))),
        }
      : { options: { collapsible: true, collapsed: true, removable: true } }),
  })
}

/** The error for a missing link, at the choice of its target. */
export const missingLink = (message: string) => ({ message, path: ['kind'] })

/** Creates a field for one or two buttons. */
export function buttonsField(description: string) {
  return defineField({
    name: 'buttons',
    title: 'Buttons',
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'button' })],
    validation: (rule) => rule.max(2).error('Use up to two buttons.'),
  })
}
