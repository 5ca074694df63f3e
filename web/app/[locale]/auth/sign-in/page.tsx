import { describeAuthPage } from '../metadata.ts'
import { signInRoute } from '../sign-in-page.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAuthPage('signIn', '/auth/sign-in')

/** The sign-in page. */
export default signInRoute('signIn')
