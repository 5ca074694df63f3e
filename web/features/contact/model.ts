import * as z from 'zod/mini'
import { validateForm } from '#web/ui/forms/validate-form.ts'
import { emailAddress, phoneNumber, writtenText } from '#web/ui/forms/validators.ts'

/** The names of the contact form's fields. */
export const CONTACT_FIELDS = ['name', 'email', 'number', 'position', 'message'] as const

/** A field of the contact form. */
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The contact form; its error messages are keys of the namespace `forms`. */
export const contactSchema = z.object({
  name: writtenText('nameRequired', 100),
  email: emailAddress,
  number: phoneNumber,
  position: writtenText('positionRequired', 100),
  message: writtenText('messageRequired', 5000),
})

/** Returns the errors of the contact form. The browser loads it when the form is first submitted. */
export const validateContactForm = (values: object) => validateForm(contactSchema, values)
