import { findFaults } from '#web/ui/forms/find-faults.ts'
import { contactSchema, emailSchema } from './model.ts'

/** What is wrong with the contact form; loaded by the browser when it is first sent. */
export const checkContact = (values: object) => findFaults(contactSchema, values)

/** What is wrong with an address alone. */
export const checkEmail = (values: object) => findFaults(emailSchema, values)
