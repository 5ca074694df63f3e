import { type ConditionalProperty, defineField } from 'sanity'
import { ROUTED_TYPES, type RoutedType } from '../shared/routes.ts'

interface DocumentReferenceOptions {
  name: string
  title: string
  description: string
  hidden?: ConditionalProperty
  /** The error for a missing reference. Without it, the reference is optional. */
  required?: string
  /** Types that cannot be chosen here. */
  without?: readonly RoutedType[]
}

/** A reference to a document that has an address on the site. */
export function documentReference({ without = [], required, ...field }: DocumentReferenceOptions) {
  const types = ROUTED_TYPES.filter((type) => !without.includes(type))
  return defineField({
    ...field,
    type: 'reference',
    to: types.map((type) => ({ type })),
    options: { disableNew: true },
    validation: (rule) => (required ? rule.required().error(required) : rule),
  })
}
