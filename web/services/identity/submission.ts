import 'server-only'
import { hasLocale } from 'next-intl'
import { routing } from '#web/i18n/routing.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import { readTextBody } from '#web/lib/text-body.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { isForeignRequest, isOwnRequest } from './own-request.ts'

/** No form of an account is longer. */
const MOST_BYTES = 8_192

/** What a form or a program sent. */
export interface Submission {
  /** Texts by name; whatever else came is left out. */
  fields: Readonly<Record<string, string>>
  /** Sent by a form without script: to be answered with a page. Else with JSON. */
  isForm: boolean
  locale: LocaleId
}

/** Refuses in JSON. Nothing about accounts is ever kept by a cache. */
export const refuse = (status: number, error: string, message: string): Response =>
  Response.json({ error, message }, { status, headers: { 'cache-control': 'no-store' } })

/** Leads a browser that sent a form on to a page. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })

/**
 * Reads what was sent to a door of accounts, as JSON or from a form. Forms, which other sites' pages could send too, are taken from this
 * site's pages only.
 *
 * @returns the answer to give where it is not taken: 403 `foreign`, 413 `tooLarge`, 415 `unsupported`, 422 `invalid`
 */
export async function readSubmission(request: Request): Promise<Result<Submission, Response>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === 'application/x-www-form-urlencoded'
  if (isForm ? !isOwnRequest(request) : isForeignRequest(request))
    return failure(refuse(403, 'foreign', 'This can be sent from pages of the site only.'))
  if (!isForm && type !== 'application/json')
    return failure(refuse(415, 'unsupported', 'Send JSON, or a form.'))
  const body = await readTextBody(request, MOST_BYTES)
  if (body.kind === 'tooLarge')
    return failure(refuse(413, 'tooLarge', `No more than ${MOST_BYTES} bytes are taken.`))
  const sent = body.kind === 'text' ? parse(body.value, isForm) : null
  if (!sent) return failure(refuse(422, 'invalid', 'The body is no object of texts.'))
  const fields = Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const locale = hasLocale(routing.locales, fields.locale) ? fields.locale : routing.defaultLocale
  return success({ fields, isForm, locale })
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
