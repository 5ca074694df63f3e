import * as z from 'zod/mini'
import { normalizeTyped } from '#schemas/shared/digits.ts'
import { validateForm } from '#web/ui/forms/validate-form.ts'
import { optionalText, writtenText } from '#web/ui/forms/validators.ts'

/** The names of the form's fields, in the order of Stripe's own form. */
export const ADDRESS_FIELDS = ['name', 'line1', 'line2', 'city', 'state', 'postcode', 'country'] as const

/** A field of the form. */
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** The most letters of a line, and of a postcode. */
export const LINE_MAX = 100
const POSTCODE_MAX = 20

/** A delivery address; its error messages are keys of the namespace `forms`. The server also checks that the shop delivers there. */
export const addressSchema = z.object({
  name: writtenText('nameRequired', LINE_MAX),
  line1: writtenText('streetRequired', LINE_MAX),
  line2: optionalText(LINE_MAX),
  city: writtenText('cityRequired', LINE_MAX),
  state: optionalText(LINE_MAX),
  postcode: optionalText(POSTCODE_MAX, normalizeTyped),
  country: z.string('countryRequired').check(z.regex(/^[A-Z]{2}$/, 'countryRequired')),
})

/** A delivery address; optional fields may be empty. */
export type Address = Record<AddressField, string>

/** A delivery address that was entered on Stripe's form, which asks for no city in some countries, such as Singapore. */
export const enteredAddressSchema = z.extend(addressSchema, { city: optionalText(LINE_MAX) })

/** Returns the errors of the form. The browser loads it when the form is first submitted. */
export const validateAddressForm = (values: object) => validateForm(addressSchema, values)

/** Returns a valid address with an empty text for each optional field that is missing. */
export function toAddress(valid: z.output<typeof enteredAddressSchema>): Address {
  const { line2 = '', city = '', state = '', postcode = '', ...required } = valid
  return { ...required, line2, city, state, postcode }
}

/** Returns the lines of an address below the name; the last one is the code of the country. */
export const toLines = ({ line1, line2, city, state, postcode, country }: Address): string[] =>
  [line1, line2, city, state, postcode, country].filter((line) => line !== '')
