import { mailRoute } from '../mail-page.tsx'
import { describeAuthPage } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAuthPage('link', '/auth/email-link')

/** The page that requests a link to sign in. */
export default mailRoute('link')
