import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { isPaid } from '#schemas/shared/orders.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure } from '#web/lib/result.ts'
import { confirmPayment } from '../orders/confirm-payment.ts'
import { hasWaitingMail, trySendOrderMails } from '../orders/mail/mails.ts'
import type { Order } from '../orders/order-document.ts'
import { isOrderId } from '../orders/order-id.ts'
import { readOwnOrder } from '../orders/queries.ts'
import { openCheckoutSession } from './open-checkout-session.ts'

/** The status of an order for the page after payment, as far as the visitor may know it. */
export type OrderStatus =
  | { kind: 'paid' | 'waiting' | 'failed' | 'expired' | 'refunded'; order: Order }
  | { kind: 'open'; order: Order; payUrl: string | null }
  /** Unpaid in the lake, and Stripe does not respond. */
  | { kind: 'unconfirmed'; order: Order }
  /** The URL names no order; the visitor is signed out; the customer has no such order; the lake does not respond. */
  | { kind: 'unknown' | 'signedOut' | 'missing' | 'unreachable' }

/** How long the page waits for Stripe before it shows the stored state. */
const STRIPE_TIMEOUT_MS = 4_000

/** Reads the status of an order and confirms its payment if the webhook is late. Other customers' orders count as missing. */
export async function readOrderStatus(id: string): Promise<OrderStatus> {
  if (id === '') return { kind: 'unknown' }
  if (!isOrderId(id)) return { kind: 'missing' }
  try {
    const customer = await currentCustomer()
    if (!customer) return { kind: 'signedOut' }
    const known = await readOwnOrder(customer.uid, id)
    if (!known) return { kind: 'missing' }
    const confirmed = await Promise.race([
      confirmPayment(id),
      pause(STRIPE_TIMEOUT_MS, failure('unavailable' as const), { ref: false }),
    ])
    const order = confirmed.ok ? confirmed.value : known
    if (hasWaitingMail(order)) await trySendOrderMails(id)
    return await toOrderStatus(order, confirmed.ok)
  } catch (error) {
    logError(`The status of ${id} could not be read.`, error)
    return { kind: 'unreachable' }
  }
}

async function toOrderStatus(order: Order, isConfirmed: boolean): Promise<OrderStatus> {
  const { state } = order
  if (state === 'refunded') return { kind: 'refunded', order }
  if (isPaid(state)) return { kind: 'paid', order }
  if (state === 'failed' || state === 'expired') return { kind: state, order }
  if (order.isWaiting) return { kind: 'waiting', order }
  if (!isConfirmed) return { kind: 'unconfirmed', order }
  const page = await openCheckoutSession(order)
  return { kind: 'open', order, payUrl: page.ok ? page.value.url : null }
}
