import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { FormState } from '#web/ui/forms/form-state.ts'
import { translateErrors } from '#web/ui/forms/form-values.ts'
import { type AddressField, validateAddressForm } from './model.ts'

/** Returns the state of the form with invalid values, in the language of the page. */
export async function toInvalidState(
  values: FormState<AddressField>['values'],
  locale: LocaleId,
): Promise<FormState<AddressField>> {
  const texts = await getTranslations({ locale, namespace: 'forms' })
  const errors = translateErrors(validateAddressForm(values), texts)
  const message = texts('correctFields', { count: Object.keys(errors).length })
  return { status: 'invalid', errors, message, values }
}
