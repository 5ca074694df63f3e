import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'

/** The cookie in which Presentation keeps what an editor wants to see: drafts, a release, or what is published. */
export const perspectiveCookie = perspectiveCookieName
