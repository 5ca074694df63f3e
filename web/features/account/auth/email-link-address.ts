import 'server-only'
import { cookies } from 'next/headers'
import { environment } from '#web/env.ts'

const COOKIE = 'asked-address'
/** Lifetime of a mailed link, in seconds. */
const SECONDS = 3_600

/** Stores the address that a sign-in link was mailed to in this browser, so that the visitor need not type it again. */
export async function storeEmailLinkAddress(email: string): Promise<void> {
  ;(await cookies()).set(COOKIE, email, {
    httpOnly: true,
    sameSite: 'lax',
    secure: environment().SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: SECONDS,
  })
}

/** Returns the address for which this browser requested a sign-in link; empty in other browsers. */
export const readEmailLinkAddress = async (): Promise<string> => (await cookies()).get(COOKIE)?.value ?? ''
