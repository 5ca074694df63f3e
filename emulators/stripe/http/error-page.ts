import { LANGUAGES } from '../checkout/language.ts'
import { notice } from '../checkout/page-shell.ts'
import type { StripeError } from '../errors.ts'

/** What a page says when something is not there or not allowed. */
export function errorPage(error: StripeError): Response {
  const title = error.status === 404 ? 'Nothing here' : 'This did not work'
  return notice(LANGUAGES[0], { title, text: error.message, status: error.status }, null)
}
