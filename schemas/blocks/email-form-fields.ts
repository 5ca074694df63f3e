import type { ConditionalProperty } from 'sanity'
import { localizedString } from '../fields/localized.ts'

/** The two texts of an e-mail form: what the empty field says, and the button. */
export function emailFormFields(hidden?: ConditionalProperty) {
  return [
    localizedString({
      name: 'emailPlaceholder',
      title: 'Text in the empty e-mail field',
      description: 'Tells people what to write, for example “Enter your email address”.',
      limit: { characters: 40, why: 'the field is narrow on phones' },
      hidden,
    }),
    localizedString({
      name: 'submitLabel',
      title: 'Label of the button',
      description: 'Say what happens next, for example “Contact us now”.',
      limit: { characters: 28, why: 'it stands beside the field in one line' },
      hidden,
    }),
  ]
}
