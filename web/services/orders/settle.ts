import 'server-only'
import { changeOrder, readOrder, type Order, type OrderChange } from '#web/content/orders.ts'
import type { OrderEvent } from '#schemas/shared/orders.ts'
import { progressBy, type OrderProgress, type PaymentFact } from '#web/lib/orders/progress.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import { readPayment, type PaymentAnswer } from '../payments/stripe.ts'
import { stockMoves } from './stock.ts'

/** Why an order could not be brought up to date: `missing`, or lake or payment service do not answer. */
export type SettleFault = 'missing' | 'unavailable'

/** Others may write at the same time; each of them brings the order further, so a few tries are enough. */
const TRIES = 8

/** An order whose page was never opened can be paid nowhere; after this it gives its stock back. Stripe opens no page for less than half an hour. */
const UNOPENED_MS = 25 * 60_000

const isDigital = ({ lines }: Order): boolean => lines.every(({ kind }) => kind === 'digital')

const progressOf = (order: Order): OrderProgress => ({
  state: order.state,
  holdsStock: order.holdsStock,
  isWaiting: order.isWaiting,
  isDigital: isDigital(order),
})

/**
 * Brings an order to the state its payment is in: the one function by which orders are paid, called by the webhook, the pages after payment
 * and reconciliation, as often and as concurrently as they like. It asks the payment service itself, and writes only onto what it has read.
 *
 * @param isRefused whether the payment service has refused to open a page for it, so that it can be paid nowhere
 */
export async function settleOrder(id: string, isRefused = false): Promise<Result<Order, SettleFault>> {
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const order = await readOrder(id)
      if (!order) return failure('missing')
      const answer = await paymentOf(order, isRefused)
      if (!answer.ok) return failure('unavailable')
      const settled = await write(order, answer.value)
      if (settled) return success(settled)
    }
    return failure('unavailable')
  } catch {
    return failure('unavailable')
  }
}

type Known = Pick<PaymentAnswer, 'fact' | 'paymentIntentId' | 'shipping'>

async function paymentOf(order: Order, isRefused: boolean): Promise<Result<Known, 'unavailable'>> {
  const sessionId = order.payment?.sessionId
  if (sessionId) {
    const answer = await readPayment(sessionId)
    return answer.ok ? answer : failure('unavailable')
  }
  const isOver = Date.parse(order.placedAt) + UNOPENED_MS < Date.now()
  const fact: PaymentFact = { kind: isRefused ? 'failed' : isOver ? 'expired' : 'open' }
  return success({ fact, paymentIntentId: null, shipping: null })
}

/** Writes what follows from a payment; undefined where the order was changed meanwhile. */
async function write(order: Order, { fact, paymentIntentId, shipping }: Known): Promise<Order | undefined> {
  const progressed = progressBy(fact, progressOf(order))
  if (!progressed) return order
  const { next, events, stock } = progressed
  const { moves, isShort } = await stockMoves(order, stock)
  const now = new Date().toISOString()
  const isNewlyPaid = events.includes('paid') || events.includes('paidLate')
  const change: OrderChange = {
    state: next.state,
    holdsStock: next.holdsStock && !isShort,
    isWaiting: next.isWaiting,
    ...(isNewlyPaid && {
      payment: { ...order.payment, paymentIntentId, paidAt: now },
      ...(shipping && { shipping: { name: shipping.name, address: shipping.lines.join('\n') } }),
      mail: { state: 'waiting', attempts: 0, nextAttemptAt: now },
    }),
  }
  const told: OrderEvent[] = isShort ? [...events, 'short'] : events
  return (await changeOrder(order, change, told, moves)) ? { ...order, ...change } : undefined
}
