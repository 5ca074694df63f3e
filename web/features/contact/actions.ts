'use server'

import { handleForm } from '#web/features/inquiries/handle-form.ts'
import { emailSchema } from '#web/ui/forms/email-form.ts'
import type { FormState } from '#web/ui/forms/form-state.ts'
import { CONTACT_FIELDS, type ContactField, contactSchema } from './model.ts'

/** Submits the contact form. */
export async function sendContact(
  _state: FormState<ContactField>,
  form: FormData,
): Promise<FormState<ContactField>> {
  return handleForm(form, {
    kind: 'contact',
    fields: CONTACT_FIELDS,
    schema: contactSchema,
    toInquiry: ({ number: phone, ...rest }) => ({ ...rest, phone }),
  })
}

const sendAddress = (kind: 'email' | 'newsletter', form: FormData): Promise<FormState<'email'>> =>
  handleForm(form, { kind, fields: ['email'], schema: emailSchema, toInquiry: (sent) => sent })

/** Submits an address from the hero or the banner, to be contacted. */
export async function sendEmail(_state: FormState<'email'>, form: FormData): Promise<FormState<'email'>> {
  return sendAddress('email', form)
}

/** Subscribes an address to the newsletter. */
export async function subscribeToNewsletter(
  _state: FormState<'email'>,
  form: FormData,
): Promise<FormState<'email'>> {
  return sendAddress('newsletter', form)
}
