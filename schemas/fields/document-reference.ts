import { type ConditionalProperty, defineField } from 'sanity'
import type { RoutedType } from '../shared/routes.ts'

/** The types that can be referred to, in the order of Studio's menu. */
const TYPES: readonly RoutedType[] = [
  'page',
  'service',
  'post',
  'postCategory',
  'tag',
  'author',
  'caseStudy',
  'customerStory',
  'feature',
  'integration',
  'product',
  'category',
  'job',
  'helpTopic',
  'helpArticle',
]

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
  const types = TYPES.filter((type) => !without.includes(type))
  return defineField({
    ...field,
    type: 'reference',
    to: types.map((type) => ({ type })),
    options: { disableNew: true },
    validation: (rule) => (required ? rule.required().error(required) : rule),
  })
}
