import { ProfilePage } from '#web/features/account/profile-page.tsx'
import { accountRoute, describeAccountPage } from '../account-route.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAccountPage('profile')

/** The page of name, language and address. */
export default accountRoute('profile', ProfilePage)
