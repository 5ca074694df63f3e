import 'server-only'
import { readOrder, type Order } from '#web/content/orders.ts'
import { isOrderId } from '#web/lib/orders/identity.ts'
import { isPaid } from '#web/lib/orders/progress.ts'
import { currentCustomer } from '#web/services/identity/session.ts'
import { hasWaitingMail, mailOrder } from '#web/services/orders/mails.ts'
import { openPage } from '#web/services/orders/open-page.ts'
import { settleOrder } from '#web/services/orders/settle.ts'

/** How a payment ended, as far as whoever asks may know. */
export type Outcome =
  | { kind: 'paid' | 'waiting' | 'failed' | 'expired' | 'refunded'; order: Order }
  | { kind: 'open'; order: Order; payUrl: string | null }
  /** The address names no order; nobody is signed in; there is no such order of theirs; it cannot be found out now. */
  | { kind: 'unknown' | 'signedOut' | 'missing' | 'unreachable' }

/** Finds out how an order stands, and brings it up to date where the webhook is late. Another's order is none. */
export async function readOutcome(id: string): Promise<Outcome> {
  if (id === '') return { kind: 'unknown' }
  if (!isOrderId(id)) return { kind: 'missing' }
  try {
    const customer = await currentCustomer({ checkRevoked: true })
    if (!customer) return { kind: 'signedOut' }
    const known = await readOrder(id)
    if (known?.customer.uid !== customer.uid) return { kind: 'missing' }
    const settled = await settleOrder(id)
    if (!settled.ok) return { kind: 'unreachable' }
    const order = settled.value
    if (hasWaitingMail(order)) await mailOrder(id).catch(() => false)
    return await describe(order)
  } catch {
    return { kind: 'unreachable' }
  }
}

async function describe(order: Order): Promise<Outcome> {
  const { state } = order
  if (state === 'refunded') return { kind: 'refunded', order }
  if (isPaid(state)) return { kind: 'paid', order }
  if (state === 'failed' || state === 'expired') return { kind: state, order }
  if (order.isWaiting) return { kind: 'waiting', order }
  const page = await openPage(order)
  return { kind: 'open', order, payUrl: page.ok ? page.value.url : null }
}
