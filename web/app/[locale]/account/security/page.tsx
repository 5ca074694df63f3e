import { SecurityPage } from '#web/features/account/security-page.tsx'
import { accountRoute, describeAccountPage } from '../account-route.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAccountPage('security')

/** The page of password and sessions. */
export default accountRoute('security', SecurityPage)
