import { defineField } from 'sanity'

interface ChoiceFieldOptions<Value extends string | number> {
  name: string
  title: string
  /** Help for a person who is not a developer. */
  description: string
  list: readonly { title: string; value: Value }[]
  initialValue: NoInfer<Value>
}

const radio = { layout: 'radio', direction: 'horizontal' } as const

/** A choice of one among a few, seen at a glance. */
export function choiceField({ list, ...field }: ChoiceFieldOptions<string>) {
  return defineField({
    ...field,
    type: 'string',
    options: { ...radio, list: [...list] },
    validation: (rule) => rule.required().error('Choose one.'),
  })
}

/** A choice among a few numbers, such as columns. */
export function numberChoiceField({ list, ...field }: ChoiceFieldOptions<number>) {
  return defineField({
    ...field,
    type: 'number',
    options: { ...radio, list: [...list] },
    validation: (rule) => rule.required().error('Choose one.'),
  })
}
