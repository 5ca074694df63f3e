import 'server-only'
import { cookies } from 'next/headers'
import { environment } from '#web/env.ts'
import { cookieOptions } from '../session/session-cookie.ts'

const COOKIE = 'email-link-address'
/** Lifetime of a mailed link, in seconds. */
const SECONDS = 3_600

/** Stores the address that a sign-in link was mailed to in this browser, so that the visitor need not type it again. */
export async function storeEmailLinkAddress(email: string): Promise<void> {
  ;(await cookies()).set(COOKIE, email, cookieOptions(environment().SITE_URL, SECONDS))
}

/** Returns the address for which this browser requested a sign-in link; empty in other browsers. */
export const readEmailLinkAddress = async (): Promise<string> => (await cookies()).get(COOKIE)?.value ?? ''
