import type { NextRequest } from 'next/server'
import { DEFAULT_LOCALE } from '#schemas/shared/locales.ts'
import { splitLocale } from '#schemas/shared/routes.ts'
import { createMessageResponse } from './message-response.ts'

/**
 * Returns the error status of a POST to a page, or null: 403 from a page of another site, 400 for fields that cannot be parsed. Next
 * rejects both too, but with 500.
 */
export async function getFormPostErrorStatus(request: NextRequest): Promise<400 | 403 | null> {
  if (request.method !== 'POST') return null
  if (!isFromOwnHost(request.headers)) return 403
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return null
  try {
    await request.clone().formData()
    return null
  } catch {
    return 400
  }
}

/** Compares hosts as Next does for server actions. Requests without `Origin` do not come from a page. */
function isFromOwnHost(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim()
  return URL.parse(origin)?.host === (forwarded ? forwarded : headers.get('host'))
}

/** Returns the page that says a form was too large or incomplete, in the language of its page. */
export const createUnreadableFormResponse = async (pathname: string): Promise<Response> =>
  (await createMessageResponse('/unreadable-form', splitLocale(pathname).locale ?? DEFAULT_LOCALE, 400)) ??
  new Response('Bad request', { status: 400 })
