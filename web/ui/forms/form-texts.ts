import { getTranslations } from 'next-intl/server'
import type { FormTexts } from './form-state.ts'
import { translateError } from './form-values.ts'

/** An error that a field can have, as in `ValidationErrors`. */
type ValidationMessage =
  | 'nameRequired'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'positionRequired'
  | 'messageRequired'
  | 'starsRequired'
  | 'reviewRequired'
  | 'streetRequired'
  | 'cityRequired'
  | 'countryRequired'
  | 'fileRequired'
  | 'filePdf'
  | `${'tooShort' | 'tooLong' | 'fileTooLarge'} ${number}`

/** Returns the texts of a form in the page's language, with those of the errors that its fields can have. */
export async function formTexts(...errors: ValidationMessage[]): Promise<FormTexts> {
  const texts = await getTranslations('forms')
  return {
    errors: Object.fromEntries(errors.map((error) => [error, translateError(error, texts)])),
    sending: texts('sending'),
    noConnection: texts('noConnection'),
  }
}
