import { DeletePage } from '#web/features/account/delete-page.tsx'
import { accountRoute, describeAccountPage } from '../account-route.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAccountPage('delete')

/** The page that deletes an account. */
export default accountRoute('delete', DeletePage)
