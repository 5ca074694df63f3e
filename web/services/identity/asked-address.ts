import 'server-only'
import { cookies } from 'next/headers'
import { environment } from '#web/env.ts'

const COOKIE = 'asked-address'
/** Seconds for which a mailed link is good. */
const SECONDS = 3_600

/** Remembers, for this browser alone, to which address a link for signing in was asked for: only that address can use it. */
export async function keepAskedAddress(email: string): Promise<void> {
  ;(await cookies()).set(COOKIE, email, {
    httpOnly: true,
    sameSite: 'lax',
    secure: environment().SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: SECONDS,
  })
}

/** The address for which this browser asked for a link; empty on another device, where it is to be typed. */
export const askedAddress = async (): Promise<string> => (await cookies()).get(COOKIE)?.value ?? ''
