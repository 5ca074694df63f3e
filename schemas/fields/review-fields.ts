import { LOCALES } from '../shared/locales.ts'
import {
  always,
  flagField,
  linesField,
  numberField,
  textField,
  timeField,
  valueField,
} from './site-written.ts'

/** The languages of the site, as values of a field. */
export const LANGUAGES = LOCALES.map(({ id, englishName }) => ({ value: id, title: englishName }))

/** The public fields of a review. */
export const reviewFields = [
  always(numberField('stars', 'Stars', 'From 1 to 5.')),
  always(linesField('text', 'Text', 'As the customer wrote it.', 6)),
  textField('name', 'Name', 'The name shown with it, chosen by the customer. Removed with their account.'),
  always(valueField('language', 'Language', 'The language it’s written in.', LANGUAGES)),
  always(timeField('submittedAt', 'Date', 'When it was written or last changed.')),
  always(flagField('isVerified', 'Verified purchase', 'Whether the customer bought the product here.')),
]

/** The product that reviews are about. Weak, so that a product can be deleted together with them. */
export const reviewedProductField = always({
  name: 'product',
  title: 'Product',
  type: 'reference' as const,
  description: 'The product it’s about.',
  to: [{ type: 'product' }],
  weak: true,
})
