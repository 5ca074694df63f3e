import { PaymentPage } from '#web/features/shop/orders/account/payment-page.tsx'
import { accountRoute, describeAccountPage } from '../account-route.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAccountPage('payment')

/** The page of saved cards and billing details. */
export default accountRoute('payment', PaymentPage)
