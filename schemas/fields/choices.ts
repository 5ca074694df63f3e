import { defineField } from 'sanity'

interface ChoiceFieldOptions<Value extends string | number> {
  name: string
  title: string
  /** Help for editors. */
  description: string
  group?: string
  list: readonly { title: string; value: Value }[]
  initialValue: NoInfer<Value>
}

const radio = { layout: 'radio', direction: 'horizontal' } as const

/**
 * A choice of one among a few, as radio buttons. It is not required: older content has no value, which the site reads as the initial one.
 */
export function choiceField({ list, ...field }: ChoiceFieldOptions<string>) {
  return defineField({ ...field, type: 'string', options: { ...radio, list: [...list] } })
}

/** A choice among a few numbers, such as columns. As `choiceField`, it is not required. */
export function numberChoiceField({ list, ...field }: ChoiceFieldOptions<number>) {
  return defineField({ ...field, type: 'number', options: { ...radio, list: [...list] } })
}
