import * as z from 'zod/mini'
import { toLatinDigits } from '#schemas/shared/digits.ts'

/** The part before the at-sign may have 64 characters, the whole address 254. */
const LOCAL_PART_LIMIT = 64
const ADDRESS_LIMIT = 254

/** At least five digits, with spaces, hyphens, dots, slashes and brackets; then possibly an extension. */
const PHONE =
  /^\+?(?:[\s()./-]*\d){5,}[\s().-]*(?:(?:[;,#x]|ext(?:ension|n)?[.:]?|分机:?|转|تحويلة:?)\s*\d{1,8}\s*)?$/iu
const PHONE_LIMIT = 40

/** A required text with its error message. */
export const writtenText = (message: string, limit: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(limit, `tooLong ${limit}`))

/** An optional text. */
export const optionalText = (limit: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(limit, `tooLong ${limit}`)))

/** An email address. */
export const emailAddress = z.string('emailInvalid').check(
  z.trim(),
  z.email('emailInvalid'),
  z.maxLength(ADDRESS_LIMIT, 'emailInvalid'),
  z.refine((value) => value.lastIndexOf('@') <= LOCAL_PART_LIMIT, 'emailInvalid'),
)

/** Direction marks, which come along when a number is copied from Arabic text. */
const DIRECTION_MARKS = /\p{Cf}/gu

/** Returns a phone number with Latin digits and signs instead of Arabic and full-width ones. */
const normalizePhone = (value: string) => toLatinDigits(value).normalize('NFKC').replace(DIRECTION_MARKS, '')

/** A phone number, with Latin digits once parsed. */
export const phoneNumber = z
  .string('phoneInvalid')
  .check(
    z.overwrite(normalizePhone),
    z.trim(),
    z.maxLength(PHONE_LIMIT, `tooLong ${PHONE_LIMIT}`),
    z.regex(PHONE, 'phoneInvalid'),
  )
