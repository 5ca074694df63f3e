import { describeOrderStatus, orderStatusRoute } from '../order-status.tsx'

/** Rendered per request and sent whole. */
export const instant = false

export const generateMetadata = () => describeOrderStatus('/success')

/** The page that follows a payment. */
export default orderStatusRoute('/success')
