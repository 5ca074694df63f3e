import { mailRoute } from '../mail-page.tsx'
import { describeAuthPage } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAuthPage('forgot', '/auth/forgot-password')

/** The page that requests a link to reset the password. */
export default mailRoute('forgot')
