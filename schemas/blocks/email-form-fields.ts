import type { ConditionalProperty } from 'sanity'
import { localizedString } from '../fields/localized.ts'

/** The texts of an email form: the placeholder of its field, and the label of its button. */
export function emailFormFields(hidden?: ConditionalProperty) {
  return [
    localizedString({
      name: 'emailPlaceholder',
      title: 'Email field placeholder',
      description: 'Tells people what to enter, e.g. “Enter your email address”.',
      limit: { characters: 40, why: 'the field is narrow on phones' },
      hidden,
    }),
    localizedString({
      name: 'submitLabel',
      title: 'Button label',
      description: 'Say what happens next, e.g. “Contact us now”.',
      limit: { characters: 28, why: 'it has to fit next to the field' },
      hidden,
    }),
  ]
}
