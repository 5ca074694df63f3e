/** Contains the session; scripts cannot read it. */
export const SESSION_COOKIE = '__session'

/**
 * Tells scripts that a customer is signed in, because static pages are the same for all visitors. It identifies no one and grants
 * nothing. `1` while signed in, `0` after a sign-out.
 */
export const SIGNED_IN_COOKIE = 'signed-in'

/** Lifetime of a session in seconds: one day. */
export const SESSION_SECONDS = 86_400

/** Maximum age of a sign-in, in seconds, for starting a session. */
export const SIGN_IN_AGE_MAX_SECONDS = 300

/** Returns the options of a cookie that scripts cannot read. */
export const cookieOptions = (siteUrl: string, maxAge = SESSION_SECONDS) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: siteUrl.startsWith('https:'),
  path: '/',
  maxAge,
})
