import { getTranslations } from 'next-intl/server'
import type { FormTexts } from './form-state.ts'
import { withLimit } from './validate-form.ts'

/** Message keys without a limit. */
export type ValidationMessage =
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

/**
 * Returns the texts of a form in the page's language.
 *
 * @param errors message keys of its fields
 * @param limits message keys with their limits
 */
export async function formTexts(
  errors: readonly ValidationMessage[],
  limits: readonly [message: 'tooShort' | 'tooLong' | 'fileTooLarge', limit: number][] = [],
): Promise<FormTexts> {
  const texts = await getTranslations('forms')
  return {
    errors: Object.fromEntries([
      ...errors.map((message): [string, string] => [message, texts(message)]),
      ...limits.map(([message, limit]): [string, string] => [
        withLimit(message, limit),
        texts(message, { limit }),
      ]),
    ]),
    sending: texts('sending'),
    noConnection: texts('noConnection'),
  }
}
