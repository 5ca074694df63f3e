import { describeOrderStatus, OrderStatus } from '../order-status.tsx'
import type { QueryPageProperties } from '../query-page.ts'

/** Rendered per request and sent whole. */
export const instant = false

/** Returns the page's metadata. */
export const generateMetadata = () => describeOrderStatus('/failed')

/** The page for customers who leave the payment page without paying. */
export default function FailedPage({ searchParams }: QueryPageProperties) {
  return <OrderStatus path="/failed" searchParams={searchParams} />
}
