import 'server-only'
import { withLock } from '#web/lib/lock.ts'
import { expireCheckoutSession } from '#web/vendors/stripe/checkout-sessions.ts'
import { confirmPayment } from '../orders/confirm-payment.ts'
import { readIdleOrders } from './queries.ts'
import { ordersToRelease } from './reclaim.ts'

/**
 * Expires the checkout sessions of unpaid orders and releases their reservations. Stripe refuses to expire a session that is paid; such an order
 * keeps its stock, and becomes a paid one.
 *
 * @returns whether any of them is no longer unpaid
 */
export async function releasePendingOrders(
  orders: readonly { id: string; sessionId: string | null }[],
): Promise<boolean> {
  const released = await Promise.all(
    orders.map(async ({ id, sessionId }) => {
      if (sessionId) await expireCheckoutSession(sessionId)
      // It asks Stripe what became of the session, and releases nothing unless that has expired.
      const confirmed = await confirmPayment(id)
      return confirmed.ok && confirmed.value.state !== 'pending'
    }),
  )
  return released.includes(true)
}

/**
 * Releases abandoned orders so that another customer can have their stock. Customers of one process take turns, so that each finds an order that
 * nobody has released yet.
 *
 * @param missing units that are missing, by product number
 * @returns whether any was released
 */
export const reclaimStock = (missing: ReadonlyMap<string, number>): Promise<boolean> =>
  withLock(['reclaim'], async () => {
    const idle = await readIdleOrders([...missing.keys()], new Date())
    return releasePendingOrders(ordersToRelease(idle, missing))
  })
