import * as z from 'zod/mini'
import { limited } from './find-faults.ts'

/** The part of an address before the at-sign may have 64 characters, the whole 254. */
const LOCAL_PART_LIMIT = 64
const ADDRESS_LIMIT = 254

/** A number as people write it: five digits at least, with spaces, hyphens, dots and brackets among them. */
const PHONE = /^\+?(?:[\s().-]*\d){5,}[\s().-]*$/
const PHONE_LIMIT = 40

/** A text that must be there; `message` is said when it is not. */
export const writtenText = (message: string, limit: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(limit, limited('tooLong', limit)))

/** A text that may be left out. */
export const optionalText = (limit: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(limit, limited('tooLong', limit))))

/** An e-mail address. */
export const emailAddress = z.string('emailInvalid').check(
  z.trim(),
  z.email('emailInvalid'),
  z.maxLength(ADDRESS_LIMIT, 'emailInvalid'),
  z.refine((value) => value.lastIndexOf('@') <= LOCAL_PART_LIMIT, 'emailInvalid'),
)

/** A telephone number. */
export const phoneNumber = z
  .string('phoneInvalid')
  .check(z.trim(), z.maxLength(PHONE_LIMIT, limited('tooLong', PHONE_LIMIT)), z.regex(PHONE, 'phoneInvalid'))
