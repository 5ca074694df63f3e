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
 * A choice of one among a few, seen at a glance. It is not required: content from before the field existed has no
 * value, and the site reads it as the initial one.
 */
export function choiceField({ list, ...field }: ChoiceFieldOptions<string>) {
  return defineField({ ...field, type: 'string', options: { ...radio, list: [...list] } })
}

/** A choice among a few numbers, such as columns. As `choiceField`, it is not required. */
export function numberChoiceField({ list, ...field }: ChoiceFieldOptions<number>) {
  return defineField({ ...field, type: 'number', options: { ...radio, list: [...list] } })
}
