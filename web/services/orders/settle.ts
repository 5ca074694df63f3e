import 'server-only'
import { readOrder, type Happening, type Order, type OrderChange, type Refund } from '#web/content/orders.ts'
import { progressBy, type OrderProgress, type PaymentFact } from '#web/lib/orders/progress.ts'
import { recordRefunds, type GivenRefund } from '#web/lib/orders/record-refunds.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import { readRefunds } from '../payments/refunds.ts'
import { readPayment, type PaymentAnswer } from '../payments/stripe.ts'
import { makeAskedRefunds } from './asked-refunds.ts'
import { mailsAbout } from './further-mails.ts'
import { changeNumbered } from './numbers.ts'
import { refundHappenings } from './refund-happenings.ts'
import { refundMoves, stockMoves } from './stock.ts'

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
  isSent: Boolean(order.fulfilment),
})

/**
 * Brings an order to the state its payment is in: the one function by which orders are paid and paid back, called by the webhook, the pages
 * after payment, Studio and reconciliation, as often and as concurrently as they like. It asks the payment service itself, writes only onto what it
 * has read, and has refunds made that were asked for and are not there yet.
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
      if (settled && (await makeAskedRefunds(settled)) === 'none') return success(settled)
    }
    return failure('unavailable')
  } catch {
    return failure('unavailable')
  }
}

interface Known extends Pick<PaymentAnswer, 'fact' | 'paymentIntentId' | 'shipping'> {
  refunds: GivenRefund[]
}

async function paymentOf(order: Order, isRefused: boolean): Promise<Result<Known, 'unavailable'>> {
  const sessionId = order.payment?.sessionId
  if (!sessionId) {
    const isOver = Date.parse(order.placedAt) + UNOPENED_MS < Date.now()
    const fact: PaymentFact = { kind: isRefused ? 'failed' : isOver ? 'expired' : 'open' }
    return success({ fact, paymentIntentId: null, shipping: null, refunds: [] })
  }
  const answer = await readPayment(sessionId)
  if (!answer.ok) return failure('unavailable')
  const { fact, paymentIntentId } = answer.value
  const mayHaveRefunds = (fact.kind === 'paid' && fact.refunded > 0) || Boolean(order.refunds?.length)
  if (!paymentIntentId || !mayHaveRefunds) return success({ ...answer.value, refunds: [] })
  const refunds = await readRefunds(paymentIntentId)
  return refunds.ok ? success({ ...answer.value, refunds: refunds.value }) : failure('unavailable')
}

/** Writes what follows from a payment; undefined where the order was changed meanwhile. */
async function write(
  order: Order,
  { fact, paymentIntentId, shipping, refunds }: Known,
): Promise<Order | undefined> {
  const recorded = recordRefunds<Refund>(order.refunds ?? [], refunds)
  const progressed = progressBy(fact, progressOf(order))
  if (!progressed && !recorded) return order
  const { next, events, stock } = progressed ?? {
    next: progressOf(order),
    events: [],
    stock: 'keep' as const,
  }
  const { moves, isShort } = await stockMoves(order, stock)
  const now = new Date().toISOString()
  const isNewlyPaid = events.includes('paid') || events.includes('paidLate')
  const made = recorded?.made ?? []
  const mails = mailsAbout(order, made, now)
  const goods = recorded && (await refundMoves(order, recorded.refunds))
  const change: OrderChange = {
    state: next.state,
    holdsStock: next.holdsStock && !isShort,
    isWaiting: next.isWaiting,
    ...(isNewlyPaid && {
      payment: { ...order.payment, paymentIntentId, paidAt: now },
      ...(shipping && { shipping: { name: shipping.name, address: shipping.lines.join('\n') } }),
      mail: { state: 'waiting', attempts: 0, nextAttemptAt: now },
    }),
    ...(recorded && { refunds: recorded.refunds }),
    ...(goods && { returned: goods.returned }),
    ...(mails.length > 0 && { mails: [...(order.mails ?? []), ...mails] }),
  }
  const happenings: Happening[] = [
    ...events.filter((event) => event !== 'refunded').map((event) => ({ event })),
    ...(isShort ? [{ event: 'short' } as const] : []),
    ...refundHappenings(recorded, events.includes('refunded'), goods?.again ?? 'none'),
  ]
  return changeNumbered(order, change, happenings, [...moves, ...(goods?.moves ?? [])])
}
