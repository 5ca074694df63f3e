import { describeOrderStatus, orderStatusRoute } from '../order-status.tsx'

/** Rendered per request and sent whole. */
export const instant = false

export const generateMetadata = () => describeOrderStatus('/failed')

/** The page for customers who leave the payment page without paying. */
export default orderStatusRoute('/failed')
