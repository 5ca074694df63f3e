import { AddressesPage } from '#web/features/account/addresses/addresses-page.tsx'
import { getSingle } from '../../query-page.ts'
import { accountRoute, describeAccountPage } from '../account-route.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAccountPage('addresses')

/** The page of saved delivery addresses. */
export default accountRoute('addresses', ({ query, ...page }) => (
  <AddressesPage {...page} editedKey={getSingle(query.edit) ?? ''} />
))
