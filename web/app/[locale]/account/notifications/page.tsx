import { NotificationsPage } from '#web/features/account/notifications-page.tsx'
import { accountRoute, describeAccountPage } from '../account-route.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAccountPage('notifications')

/** The page of email preferences. */
export default accountRoute('notifications', NotificationsPage)
