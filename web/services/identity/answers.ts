import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import { REASONS } from './reasons.ts'

const COOKIE = 'form-answer'

/** Long enough to be shown after the redirect, and once more on reload. */
const SECONDS = 120

/** What was done, said once on the next page; each is a message of the namespace `account`, `done.<notice>`. */
const NOTICES = [
  'mailSent',
  'verified',
  'passwordSet',
  'profileSaved',
  'passwordChanged',
  'endedEverywhere',
  'notificationsSaved',
  'billingSaved',
  'deleted',
] as const

const Answer = z.object({
  id: z.string(),
  fault: z.enum(REASONS).nullish(),
  notice: z.enum(NOTICES).nullish(),
  email: z.string().max(254).nullish(),
})

/** What a form answered where the page is shown anew. */
export type FormAnswer = Omit<z.output<typeof Answer>, 'id'>

/**
 * Leaves an answer for the page that is shown next, in a cookie no script reads: addresses of pages hold no private data, such as the
 * e-mail address that was typed.
 *
 * @returns the path of that page, which names the answer
 */
export async function leaveAnswer(path: string, answer: FormAnswer): Promise<string> {
  const id = randomBytes(6).toString('base64url')
  ;(await cookies()).set(COOKIE, JSON.stringify({ ...answer, id }), {
    httpOnly: true,
    sameSite: 'lax',
    secure: environment().SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: SECONDS,
  })
  const url = new URL(path, environment().SITE_URL)
  url.searchParams.set('answer', id)
  return url.pathname + url.search
}

/** The answer that a page's address names; empty where there is none. */
export async function readAnswer(id: unknown): Promise<FormAnswer> {
  const text = (await cookies()).get(COOKIE)?.value
  if (typeof id !== 'string' || !text) return {}
  try {
    const answer = Answer.safeParse(JSON.parse(text))
    return answer.success && answer.data.id === id ? answer.data : {}
  } catch {
    return {}
  }
}
