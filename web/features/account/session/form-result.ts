import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import { ACCOUNT_ERRORS } from '../account-errors.ts'
import { cookieOptions } from './session-cookie.ts'

const COOKIE = 'form-result'

/** Long enough to show the result after the redirect and again after a reload. */
const SECONDS = 120

/**
 * Success notices of the next page. Each is the message `account.done.<notice>`, or `auth.done.<notice>` on pages for signing in;
 * `deleted` has a page of its own.
 */
const NOTICES = [
  'mailSent',
  'verified',
  'passwordSet',
  'profileSaved',
  'passwordChanged',
  'emailChangeSent',
  'emailChanged',
  'notificationsSaved',
  'billingSaved',
  'addressSaved',
  'addressRemoved',
  'defaultAddressSaved',
  'reviewDeleted',
  'deleted',
] as const

const formResultSchema = z.object({
  id: z.string(),
  error: z.enum(ACCOUNT_ERRORS).nullish(),
  notice: z.enum(NOTICES).nullish(),
  email: z.string().max(254).nullish(),
  /** The values of a form that was sent without JavaScript and is invalid. */
  values: z.record(z.string(), z.string()).nullish(),
})

/** The result of a form, shown on the page after the redirect. */
export type FormResult = Omit<z.output<typeof formResultSchema>, 'id'>

/**
 * Stores a form result for the next page in an HTTP-only cookie, because URLs must not contain private data such as the typed email
 * address.
 *
 * @returns the path of that page, with the id of the result
 */
export async function storeFormResult(path: string, result: FormResult): Promise<string> {
  const id = randomBytes(6).toString('base64url')
  ;(await cookies()).set(
    COOKIE,
    // A cookie has at most 4 kB: percent-encoded, Chinese and Arabic texts would be twice as long.
    Buffer.from(JSON.stringify({ ...result, id })).toString('base64url'),
    cookieOptions(environment().SITE_URL, SECONDS),
  )
  const url = new URL(path, environment().SITE_URL)
  url.searchParams.set('result', id)
  return url.pathname + url.search
}

/** Returns the stored form result with an id; empty if there is none. */
export async function readFormResult(id: unknown): Promise<FormResult> {
  const text = (await cookies()).get(COOKIE)?.value
  if (typeof id !== 'string' || !text) return {}
  try {
    const result = formResultSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return result.success && result.data.id === id ? result.data : {}
  } catch {
    return {}
  }
}
