import { describeOrderStatus, OrderStatus } from '../order-status.tsx'
import type { QueryPageProperties } from '../query-page.ts'

/** Rendered per request and sent whole. */
export const instant = false

/** Returns the page's metadata. */
export const generateMetadata = () => describeOrderStatus('/success')

/** The page that follows a payment. */
export default function SuccessPage({ searchParams }: QueryPageProperties) {
  return <OrderStatus path="/success" searchParams={searchParams} />
}
