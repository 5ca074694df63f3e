import { OrderAgain } from '#web/features/shop/checkout/order-again/order-again.tsx'
import { OrdersPage } from '#web/features/shop/orders/account/orders-page.tsx'
import { parsePageNumber } from '../../query-page.ts'
import { accountRoute, describeAccountPage } from '../account-route.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = () => describeAccountPage('orders')

/** The page of a customer's orders. */
export default accountRoute('orders', ({ query, ...page }) => (
  <OrdersPage
    {...page}
    pageNumber={parsePageNumber(query.page)}
    renderActions={(order) => order.state !== 'pending' && <OrderAgain order={order} />}
  />
))
