'use server'

import { answerForm } from '#web/services/inquiries/answer-form.ts'
import type { FormState } from '#web/ui/forms/form-state.ts'
import { CONTACT_FIELDS, contactSchema, emailSchema, type ContactField } from './model.ts'

/** Sends the contact form. */
export async function sendContact(
  _state: FormState<ContactField>,
  form: FormData,
): Promise<FormState<ContactField>> {
  return answerForm(form, {
    kind: 'contact',
    fields: CONTACT_FIELDS,
    schema: contactSchema,
    toInquiry: ({ number: phone, ...rest }) => ({ ...rest, phone }),
  })
}

/** Sends the address given in the hero or the banner: somebody wants to be written to. */
export async function sendEmail(_state: FormState<'email'>, form: FormData): Promise<FormState<'email'>> {
  return answerForm(form, {
    kind: 'email',
    fields: ['email'],
    schema: emailSchema,
    toInquiry: (sent) => sent,
  })
}

/** Sends the address of somebody who wants the newsletter. */
export async function subscribe(_state: FormState<'email'>, form: FormData): Promise<FormState<'email'>> {
  return answerForm(form, {
    kind: 'newsletter',
    fields: ['email'],
    schema: emailSchema,
    toInquiry: (sent) => sent,
  })
}
