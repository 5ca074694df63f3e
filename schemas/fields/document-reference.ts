import { type ConditionalProperty, defineField } from 'sanity'
import type { RoutedType } from '../shared/routes.ts'

/** What can be referred to, in the order in which Studio offers to make one. */
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
  /** What to say when nothing is chosen. Without it, the reference is optional. */
  required?: string
  /** Types that may not be chosen here. */
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
