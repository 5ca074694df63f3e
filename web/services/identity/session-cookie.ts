/** Carries the session; no script can read it. */
export const SESSION_COOKIE = '__session'

/**
 * Says to the pages' own script that somebody is signed in, so that pages made for everybody can show it. It names nobody and opens
 * nothing.
 */
export const MARK_COOKIE = 'signed-in'

/** Seconds: a session lasts one day. */
export const SESSION_SECONDS = 86_400

/** Seconds: somebody who signed in longer ago does so again before a session is begun. */
export const FRESH_SECONDS = 300

/** How the two cookies are set. */
export const sessionCookieOptions = (siteUrl: string, maxAge = SESSION_SECONDS) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: siteUrl.startsWith('https:'),
  path: '/',
  maxAge,
})
