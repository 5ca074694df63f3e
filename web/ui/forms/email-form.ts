import * as z from 'zod/mini'
import { validateForm } from './validate-form.ts'
import { emailAddress } from './validators.ts'

/** A form with only an address: hero, banner, newsletter, and products that are sold out. */
export const emailSchema = z.object({ email: emailAddress })

/** Returns the error of a form with only an address. The browser loads it when the form is first submitted. */
export const validateEmailForm = (values: object) => validateForm(emailSchema, values)
