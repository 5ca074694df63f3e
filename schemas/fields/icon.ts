import { defineField } from 'sanity'

interface IconFieldOptions {
  description: string
  /** Whether a drawing must be chosen. Default: true. */
  required?: boolean
  group?: string
}

/** The choice of one of the site's drawn icons. */
export function iconField({ required = true, ...field }: IconFieldOptions) {
  return defineField({
    ...field,
    name: 'icon',
    title: 'Icon',
    type: 'icon',
    validation: (rule) => (required ? rule.required().error('Choose an icon.') : rule),
  })
}
