import { describeOrderStatus, OrderStatus, type OrderStatusParams } from '../order-status.tsx'

/** Rendered per request and sent whole. */
export const instant = false

/** The head of the page. */
export const generateMetadata = () => describeOrderStatus('/failed')

/** Where the payment page leads who goes back without paying. */
export default function FailedPage({ searchParams }: { searchParams: OrderStatusParams }) {
  return <OrderStatus path="/failed" params={searchParams} />
}
