'use server'

import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { routing } from '#web/i18n/routing.ts'
import { CONTACT_FIELDS, type ContactField, type FormState } from './form-state.ts'
import { contactSchema, emailSchema, findFaults, type FieldFault } from './model.ts'

/**
 * Checks the contact form, also where no script runs. Nothing is sent or stored yet, and the answer to a sound form
 * says so.
 */
export async function checkContact(
  _state: FormState<ContactField>,
  form: FormData,
): Promise<FormState<ContactField>> {
  const values = textsOf(CONTACT_FIELDS, form)
  return answer(values, findFaults(contactSchema, values), 'checked', form)
}

/** Checks the address given in the hero or the banner; nothing is sent or stored yet. */
export async function checkEmail(_state: FormState<'email'>, form: FormData): Promise<FormState<'email'>> {
  const values = textsOf(['email'], form)
  return answer(values, findFaults(emailSchema, values), 'emailChecked', form)
}

/** The form's answer in the language that the form names; one that names none is answered in English. */
async function answer<Field extends ContactField>(
  values: Partial<Record<Field, string>>,
  faults: Partial<Record<Field, FieldFault>>,
  soundMessage: 'checked' | 'emailChecked',
  form: FormData,
): Promise<FormState<Field>> {
  const named = form.get('locale')
  const locale = hasLocale(routing.locales, named) ? named : routing.defaultLocale
  const texts = await getTranslations({ locale, namespace: 'forms' })
  const say = (fault: FieldFault) =>
    fault.message === 'tooLong' ? texts(fault.message, fault.values) : texts(fault.message)
  const found = Object.entries(faults) as [Field, FieldFault][]
  if (found.length === 0) return { status: 'checked', faults: {}, message: texts(soundMessage), values }
  return {
    status: 'faults',
    faults: Object.fromEntries(found.map(([field, fault]) => [field, say(fault)])) as Partial<
      Record<Field, string>
    >,
    message: texts('faults', { count: found.length }),
    values,
  }
}

function textsOf<Field extends ContactField>(
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
