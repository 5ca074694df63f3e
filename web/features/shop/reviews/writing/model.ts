import * as z from 'zod/mini'
import { LOCALE_IDS } from '#schemas/shared/locales.ts'
import { validateForm } from '#web/ui/forms/validate-form.ts'
import { writtenText } from '#web/ui/forms/validators.ts'

/** The names of the form's fields. */
export const REVIEW_FIELDS = ['stars', 'text', 'name', 'language'] as const

/** A field of the form. */
export type ReviewField = (typeof REVIEW_FIELDS)[number]

/** Characters of a review's text, and of the name shown with it. */
export const TEXT_MIN = 20
export const TEXT_MAX = 2000
export const NAME_MAX = 60

/** A review as a customer writes it; its error messages are keys of the namespace `forms`. */
export const reviewSchema = z.object({
  stars: z.pipe(
    z.string('starsRequired').check(z.regex(/^[1-5]$/, 'starsRequired')),
    z.transform((value: string) => Number(value)),
  ),
  text: writtenText('reviewRequired', TEXT_MAX).check(z.minLength(TEXT_MIN, `tooShort ${TEXT_MIN}`)),
  name: writtenText('nameRequired', NAME_MAX),
  language: z.enum(LOCALE_IDS),
})

/** A valid review. */
export type WrittenReview = z.output<typeof reviewSchema>

/** Returns the errors of the form. The browser loads it when the form is first submitted. */
export const validateReviewForm = (values: object) => validateForm(reviewSchema, values)
