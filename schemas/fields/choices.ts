import { defineField, type StringRule } from 'sanity'

interface ChoiceFieldOptions<Value extends string | number> {
  name: string
  title: string
  /** Help for editors. */
  description: string
  group?: string
  list: readonly { title: string; value: Value }[]
  initialValue?: NoInfer<Value>
}

const radio = { layout: 'radio', direction: 'horizontal' } as const

/**
 * A choice of one among a few, as radio buttons. Mostly it is not required: older content has no value, which the site reads as the
 * initial one.
 *
 * @param required the error for a missing choice
 */
export function choiceField({
  list,
  required,
  ...field
}: ChoiceFieldOptions<string> & { required?: string }) {
  return defineField({
    ...field,
    type: 'string',
    options: { ...radio, list: list.map(({ value, title }) => ({ value, title })) },
    ...(required && { validation: (rule: StringRule) => rule.required().error(required) }),
  })
}

/** A choice among a few numbers, such as columns. As `choiceField`, it is not required. */
export function numberChoiceField({ list, ...field }: ChoiceFieldOptions<number>) {
  return defineField({ ...field, type: 'number', options: { ...radio, list: [...list] } })
}
