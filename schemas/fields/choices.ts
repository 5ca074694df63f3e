import { defineField, type StringRule } from 'sanity'

interface ChoiceFieldOptions {
  name: string
  title: string
  /** Help for editors. */
  description: string
  group?: string
  list: readonly { title: string; value: string }[]
  initialValue?: string
  /** The error for a missing choice. Without it, the choice is optional. */
  required?: string
}

/**
 * A choice of one among a few, as radio buttons. Mostly it is not required: older content has no value, which the site reads as the
 * initial one.
 */
export function choiceField({ list, required, ...field }: ChoiceFieldOptions) {
  return defineField({
    ...field,
    type: 'string',
    options: {
      layout: 'radio',
      direction: 'horizontal',
      list: list.map(({ value, title }) => ({ value, title })),
    },
    ...(required && { validation: (rule: StringRule) => rule.required().error(required) }),
  })
}
