import * as z from 'zod/mini'

/** A fault of a field, as a message of the namespace `forms` with its values. */
export type FieldFault =
  | { message: 'nameRequired' | 'emailInvalid' | 'phoneInvalid' | 'positionRequired' | 'messageRequired' }
  | { message: 'tooLong'; values: { limit: number } }

/** What became of a form: not yet submitted, refused with a fault for each wrong field, or sound. */
export type FormState<Field extends string> =
  | { status: 'untouched' }
  | { status: 'invalid'; faults: Partial<Record<Field, FieldFault>>; values: Record<Field, string> }
  | { status: 'valid' }

/** The contact form's fields, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'position', 'message'] as const

/** A field of the contact form. */
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The longest text each field takes, in characters. */
export const FIELD_LIMITS = { name: 100, email: 254, phone: 40, position: 100, message: 5000 } as const

/** The part before the at-sign may have 64 characters. */
const LOCAL_PART_LIMIT = 64

/** A number as people write it: digits, five at least, with spaces, hyphens, dots and brackets among them. */
const PHONE = /^\+?(?:[\s().-]*\d){5,}[\s().-]*$/

type RequiredMessage = Exclude<FieldFault['message'], 'tooLong'>

const line = (message: RequiredMessage, limit: number) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(limit, 'tooLong'))

const email = z.string().check(
  z.trim(),
  z.email('emailInvalid'),
  z.maxLength(FIELD_LIMITS.email, 'emailInvalid'),
  z.refine((value) => value.lastIndexOf('@') <= LOCAL_PART_LIMIT, 'emailInvalid'),
)

/** The contact form; its error messages are keys of the namespace `forms`. */
export const contactSchema = z.object({
  name: line('nameRequired', FIELD_LIMITS.name),
  email,
  phone: z.string().check(z.trim(), z.maxLength(FIELD_LIMITS.phone, 'tooLong'), z.regex(PHONE, 'phoneInvalid')),
  position: line('positionRequired', FIELD_LIMITS.position),
  message: line('messageRequired', FIELD_LIMITS.message),
})

/** The form of the hero and of the banner: an address only. */
export const emailSchema = z.object({ email })

type SchemaOf<Field extends string> = z.ZodMiniType<Record<Field, string>, Record<Field, string>>

/**
 * Checks a submitted form, in the browser and on the server alike.
 *
 * @param data what was submitted; a missing field counts as empty
 */
function checkForm<Field extends ContactField>(
  fields: readonly Field[],
  schema: SchemaOf<Field>,
  data: FormData,
): FormState<Field> {
  const values = Object.fromEntries(fields.map((field) => [field, textOf(data, field)])) as Record<Field, string>
  const parsed = schema.safeParse(values)
  if (parsed.success) return { status: 'valid' }
  const faults: Partial<Record<Field, FieldFault>> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = fields.find((name) => name === path[0])
    if (field && !faults[field]) faults[field] = toFault(field, message)
  }
  return { status: 'invalid', faults, values }
}

/** Checks the contact form. */
export const checkContactForm = (data: FormData): FormState<ContactField> =>
  checkForm(CONTACT_FIELDS, contactSchema, data)

/** Checks the form that asks for an address only. */
export const checkEmailForm = (data: FormData): FormState<'email'> => checkForm(['email'], emailSchema, data)

function textOf(data: FormData, field: string): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

function toFault(field: ContactField, message: string): FieldFault {
  return message === 'tooLong'
    ? { message, values: { limit: FIELD_LIMITS[field] } }
    : { message: message as RequiredMessage }
}
