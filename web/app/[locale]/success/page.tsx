import { describeOrderStatus, OrderStatus, type OrderStatusParams } from '../order-status.tsx'

/** Rendered per request and sent whole. */
export const instant = false

/** The head of the page. */
export const generateMetadata = () => describeOrderStatus('/success')

/** The page that follows a payment. */
export default function SuccessPage({ searchParams }: { searchParams: OrderStatusParams }) {
  return <OrderStatus path="/success" params={searchParams} />
}
