import * as z from 'zod/mini'
import { normalizeTyped } from '#schemas/shared/digits.ts'

/** The part before the at-sign may have 64 characters, the whole address 254. */
const LOCAL_PART_LIMIT = 64
const ADDRESS_LIMIT = 254

/** At least five digits, with spaces, hyphens, dots, slashes and brackets; then possibly an extension. */
const PHONE =
  /^\+?(?:[\s()./-]*\d){5,}[\s().-]*(?:(?:[;,#x]|ext(?:ension|n)?[.:]?|分机:?|转|تحويلة:?)\s*\d{1,8}\s*)?$/iu
const PHONE_LIMIT = 40

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** A required text with its error message. Invisible characters alone are no text. */
export const writtenText = (message: string, limit: number) =>
  z.string(message).check(z.trim(), z.regex(VISIBLE, message), z.maxLength(limit, `tooLong ${limit}`))

/** An optional text. */
export const optionalText = (limit: number, clean = (text: string) => text.trim()) =>
  z.optional(z.string().check(z.overwrite(clean), z.maxLength(limit, `tooLong ${limit}`)))

/** An email address. */
export const emailAddress = z.string('emailRequired').check(
  z.overwrite(normalizeTyped),
  z.minLength(1, 'emailRequired'),
  z.email('emailInvalid'),
  z.maxLength(ADDRESS_LIMIT, 'emailInvalid'),
  z.refine((value) => value.lastIndexOf('@') <= LOCAL_PART_LIMIT, 'emailInvalid'),
)

/** A phone number, with Latin digits once parsed. */
export const phoneNumber = z
  .string('phoneInvalid')
  .check(
    z.overwrite(normalizeTyped),
    z.maxLength(PHONE_LIMIT, `tooLong ${PHONE_LIMIT}`),
    z.regex(PHONE, 'phoneInvalid'),
  )
