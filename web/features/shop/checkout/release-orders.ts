import 'server-only'
import { withLock } from '#web/lib/lock.ts'
import { expireCheckoutSession } from '#web/vendors/stripe/checkout-sessions.ts'
import { confirmPayment } from '../orders/confirm-payment.ts'
import { readIdleOrders } from './queries.ts'
import { ordersToRelease } from './reclaim.ts'

/**
 * Expires the checkout sessions of unpaid orders and releases their reservations. Stripe refuses to expire a session that is paid; such an order
 * keeps its stock, and becomes a paid one.
 */
export async function releasePendingOrders(
  orders: readonly { id: string; sessionId: string | null }[],
): Promise<void> {
  await Promise.all(
    orders.map(async ({ id, sessionId }) => {
      if (sessionId) await expireCheckoutSession(sessionId)
      // It asks Stripe what became of the session, and releases nothing unless that has expired.
      await confirmPayment(id)
    }),
  )
}

/**
 * Releases abandoned orders so that another customer can have their stock. Customers of one process take turns, so that each finds an order that
 * nobody has released yet.
 *
 * @param missing units that are missing, by product number
 */
export const reclaimStock = (missing: ReadonlyMap<string, number>): Promise<void> =>
  withLock(['reclaim'], async () => {
    const idle = await readIdleOrders([...missing.keys()], new Date())
    await releasePendingOrders(ordersToRelease(idle, missing))
  })
