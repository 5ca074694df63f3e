import * as z from 'zod/mini'
import { emailAddress, phoneNumber, writtenText } from '#web/ui/forms/validators.ts'

/** The fields of the contact form, by the names under which they are sent. */
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

/** The form of the hero, of the banner and of the newsletter: an address only. */
export const emailSchema = z.object({ email: emailAddress })
