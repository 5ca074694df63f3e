import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'

/** The cookie in which Presentation stores the editor's perspective: drafts, a release, or published content. */
export const perspectiveCookie = perspectiveCookieName
