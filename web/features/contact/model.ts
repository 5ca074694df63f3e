import * as z from 'zod/mini'
import type { ContactField } from './form-state.ts'

/** A fault of a field, as a message of the namespace `forms` with its values. */
export type FieldFault =
  | { message: 'nameRequired' | 'emailInvalid' | 'phoneInvalid' | 'positionRequired' | 'messageRequired' }
  | { message: 'tooLong'; values: { limit: number } }

/** The longest text each field takes, in characters. */
const FIELD_LIMITS = { name: 100, email: 254, number: 40, position: 100, message: 5000 } as const

/** The part of an address before the at-sign may have 64 characters. */
const LOCAL_PART_LIMIT = 64

/** A number as people write it: five digits at least, with spaces, hyphens, dots and brackets among them. */
const PHONE = /^\+?(?:[\s().-]*\d){5,}[\s().-]*$/

type PlainMessage = Exclude<FieldFault['message'], 'tooLong'>

const writtenText = (message: PlainMessage, limit: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(limit, 'tooLong'))

const email = z.string('emailInvalid').check(
  z.trim(),
  z.email('emailInvalid'),
  z.maxLength(FIELD_LIMITS.email, 'emailInvalid'),
  z.refine((value) => value.lastIndexOf('@') <= LOCAL_PART_LIMIT, 'emailInvalid'),
)

const number = z
  .string('phoneInvalid')
  .check(z.trim(), z.maxLength(FIELD_LIMITS.number, 'tooLong'), z.regex(PHONE, 'phoneInvalid'))

/** The contact form; its error messages are keys of the namespace `forms`. */
export const contactSchema = z.object({
  name: writtenText('nameRequired', FIELD_LIMITS.name),
  email,
  number,
  position: writtenText('positionRequired', FIELD_LIMITS.position),
  message: writtenText('messageRequired', FIELD_LIMITS.message),
})

/** The form of the hero and of the banner: an address only. */
export const emailSchema = z.object({ email })

/**
 * Checks what was submitted, in the browser and on the server alike.
 *
 * @param values the fields as sent; a missing one counts as wrong
 * @returns the first fault of each wrong field; none means that the form is sound
 */
export function findFaults<Field extends ContactField>(
  schema: z.ZodMiniType<Record<Field, string>>,
  values: Partial<Record<Field, unknown>>,
): Partial<Record<Field, FieldFault>> {
  const faults: Partial<Record<Field, FieldFault>> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = path[0] as Field
    faults[field] ??= toFault(field, message)
  }
  return faults
}

function toFault(field: ContactField, message: string): FieldFault {
  return message === 'tooLong'
    ? { message, values: { limit: FIELD_LIMITS[field] } }
    : { message: message as PlainMessage }
}
