import { ProjectsPage } from '#web/features/account/projects-page.tsx'
import { accountRoute, describeAccountPage } from '../account-route.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAccountPage('projects')

/** The page of a customer's projects. */
export default accountRoute('projects', ProjectsPage)
