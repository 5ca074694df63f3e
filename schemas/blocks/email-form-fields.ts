import type { ConditionalProperty } from 'sanity'
import { localizedString } from '../fields/localized.ts'

/** The two texts of an e-mail form: what the empty field says, and the button. */
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
