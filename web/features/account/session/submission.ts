import 'server-only'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localeOrDefault } from '#web/i18n/routing.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { readTextBody } from '#web/lib/request-body.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { isCrossOriginRequest, isSameOriginRequest } from './request-origin.ts'

/** Larger than any account form. */
const BYTES_MAX = 8_192

/** The parsed body of a form or JSON request. */
export interface Submission {
  /** Text values by name; values of other types are dropped. */
  fields: Readonly<Record<string, string>>
  /** A form without JavaScript expects a redirect to a page, any other client JSON. */
  isForm: boolean
  locale: LocaleId
}

/** Redirects a browser to a page after a form post (303). */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })

/**
 * Parses a request to an account endpoint, as JSON or as a form. Forms are accepted from this site's pages only, since pages of other
 * sites can post them too.
 *
 * @returns on failure the error response: 403 `foreign`, 413 `tooLarge`, 415 `unsupported`, 422 `invalid`
 */
export async function readSubmission(request: Request): Promise<Result<Submission, Response>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === 'application/x-www-form-urlencoded'
  if (isForm ? !isSameOriginRequest(request) : isCrossOriginRequest(request))
    return failure(errorResponse(403, 'foreign', 'This can be sent from pages of the site only.'))
  if (!isForm && type !== 'application/json')
    return failure(errorResponse(415, 'unsupported', 'Send JSON, or a form.'))
  const body = await readTextBody(request, BYTES_MAX)
  if (body === null)
    return failure(errorResponse(413, 'tooLarge', `No more than ${BYTES_MAX} bytes are taken.`))
  const entries = parse(body, isForm)
  if (!entries) return failure(errorResponse(422, 'invalid', 'The body is no object of texts.'))
  const fields = Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return success({ fields, isForm, locale: localeOrDefault(fields.locale) })
}

function parse(text: string, isForm: boolean): object | null {
  if (isForm) return Object.fromEntries(new URLSearchParams(text))
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
