import { cookies } from 'next/headers'
import { environment } from '#web/env.ts'
import { cookieOptions } from '#web/features/account/session/session-cookie.ts'
import { FORM_START_COOKIE, isValidFormStart, signFormStart } from '#web/features/inquiries/check-sender.ts'

const ONE_DAY = 86_400

/** An empty image of one pixel. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** Sets the signed start time of a form as a cookie, for pages without JavaScript; keeps a valid one. */
export async function GET(): Promise<Response> {
  const cookieStore = await cookies()
  if (!isValidFormStart(cookieStore.get(FORM_START_COOKIE)?.value)) {
    cookieStore.set(FORM_START_COOKIE, signFormStart(), cookieOptions(environment().SITE_URL, ONE_DAY))
  }
  return new Response(PICTURE, { headers: { 'cache-control': 'no-store', 'content-type': 'image/svg+xml' } })
}
