import type { LocaleId } from '#schemas/shared/locales.ts'
import { localeOrDefault } from '#web/i18n/routing.ts'
import type { Translator } from '#web/i18n/translator.ts'
import type { FormState, ValidationErrors } from './form-state.ts'

/** Returns the language of the page that a form was sent from, by its hidden field. */
export const formLocale = (form: FormData): LocaleId => localeOrDefault(form.get('locale'))

/** Returns a text value of a form; empty if it is missing. */
export function getText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns the text values of the given fields. */
export function readTexts<Field extends string>(
  fields: readonly Field[],
  form: FormData,
): Partial<Record<Field, string>> {
  const values: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = form.get(field)
    if (typeof value === 'string') values[field] = value
  }
  return values
}

/** Returns the messages of errors in the visitor's language. An error is a message key, with its limit if it has one. */
export function translateErrors<Field extends string>(
  errors: ValidationErrors<Field>,
  texts: Translator<'forms'>,
): FormState<Field>['errors'] {
  const messages = Object.entries<string | undefined>(errors).map(([field, error = '']) => {
    const [message, limit = 0] = error.split(' ')
    return [field, texts(message as 'tooLong', { limit: Number(limit) })]
  })
  return Object.fromEntries(messages) as FormState<Field>['errors']
}
