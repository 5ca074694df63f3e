'use server'

import { checkContactForm, checkEmailForm, type ContactField, type FormState } from './model.ts'

/**
 * Checks the contact form on the server, also where no script runs. Nothing is sent or stored yet, and `valid`
 * must not be shown as if it were.
 */
export async function submitContactForm(
  _previous: FormState<ContactField>,
  data: FormData,
): Promise<FormState<ContactField>> {
  return Promise.resolve(checkContactForm(data))
}

/** Checks the address given in the hero or the banner; nothing is sent or stored yet. */
export async function submitEmailForm(_previous: FormState<'email'>, data: FormData): Promise<FormState<'email'>> {
  return Promise.resolve(checkEmailForm(data))
}
