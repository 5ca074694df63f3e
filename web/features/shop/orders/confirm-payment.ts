import 'server-only'
import { isTaxPending } from '#schemas/shared/automatic-tax.ts'
import { readCustomer } from '#web/features/account/queries.ts'
import { removeUnits } from '#web/features/account/saved-items/saved-items.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { retryOnConflict } from '#web/sanity/client/commit-guarded.ts'
import { type Payment, readPayment } from '#web/vendors/stripe/checkout-sessions.ts'
import type { PaymentStatus } from '#web/vendors/stripe/payment-status.ts'
import { readRefunds, type StripeRefund } from '#web/vendors/stripe/refunds.ts'
import { readSessionTax, type SessionTax } from '#web/vendors/stripe/session-tax.ts'
import { applySessionTax } from './automatic-tax.ts'
import { changeAndNumberOrder } from './documents/document-numbers.ts'
import { planGiftCardTake, withGiftCard } from './gift-card-status.ts'
import { createPendingMail, createRefundMails } from './mail/mails.ts'
import type { Order } from './order-document.ts'
import type { OrderChange, OrderHistoryEvent, OrderUpdate } from './order-store.ts'
import { applyPaymentStatus, type OrderTransition } from './progress.ts'
import { readOrder } from './queries.ts'
import { createRefundEvents, recordRefunds } from './refunds/record-refunds.ts'
import { createRequestedRefunds } from './refunds/requested-refunds.ts'
import { OPENING_MS } from './reservation.ts'
import { planRefundStockMoves, planStockMoves } from './stock.ts'

/** Why an order could not be brought up to date: it is `missing`, or the lake or Stripe does not respond. */
export type ConfirmationError = 'missing' | 'unavailable'

const hasMissingFile = ({ lines }: Order): boolean =>
  lines.some(({ kind, file }) => kind === 'digital' && !file)

/**
 * Brings an order to the state of its payment. The webhook, the pages after payment, Studio and reconciliation all call it, in any order and at
 * the same time. It reads the payment from Stripe, writes only onto the revision it has read, and creates the refunds that were requested.
 *
 * @param isRefused whether Stripe has refused to open a session for the order, so that it cannot be paid
 */
export async function confirmPayment(
  id: string,
  isRefused = false,
): Promise<Result<Order, ConfirmationError>> {
  try {
    return await retryOnConflict<Result<Order, ConfirmationError>>(async () => {
      const order = await readOrder(id)
      if (!order) return failure('missing')
      const payment = await readPaymentSnapshot(order, isRefused)
      if (!payment.ok) return payment
      const written = await writeTransition(order, payment.value)
      if (written === 'conflict' || (await createRequestedRefunds(written)) === 'changed') return 'conflict'
      return success(written)
    })
  } catch (error) {
    logError(`The payment of ${id} could not be confirmed.`, error)
    return failure('unavailable')
  }
}

interface PaymentSnapshot extends Pick<Payment, 'status' | 'paymentIntentId' | 'shipping'> {
  refunds: StripeRefund[]
  /** What Stripe Tax has computed, if the order has no tax yet. */
  tax?: SessionTax
}

const unpaid = (status: PaymentStatus): PaymentSnapshot => ({
  status,
  paymentIntentId: null,
  shipping: null,
  refunds: [],
})

/** Stripe keeps a checkout session open for a day at most. */
const SESSION_MS = 24 * 60 * 60_000

/** Returns whether an unpaid order can no longer be paid. Stripe does not know its session after a change from test keys to live ones. */
const isSessionOver = ({ state, placedAt, isWaiting }: Order): boolean =>
  state === 'pending' && !isWaiting && Date.parse(placedAt) + SESSION_MS < Date.now()

async function readPaymentSnapshot(
  order: Order,
  isRefused: boolean,
): Promise<Result<PaymentSnapshot, 'unavailable'>> {
  const sessionId = order.payment?.sessionId
  if (!sessionId) {
    const isOver = Date.parse(order.placedAt) + OPENING_MS < Date.now()
    return success(unpaid({ kind: isRefused ? 'failed' : isOver ? 'expired' : 'open' }))
  }
  const found = await readPayment(sessionId)
  if (!found.ok) {
    const isUnpayable = found.error.kind === 'refused' && isSessionOver(order)
    return isUnpayable ? success(unpaid({ kind: 'expired' })) : failure('unavailable')
  }
  const { status, paymentIntentId } = found.value
  const isCompleted = status.kind === 'paid' || status.kind === 'waiting'
  const tax = isCompleted && isTaxPending(order) ? await readSessionTax(sessionId) : null
  if (tax && !tax.ok) return failure('unavailable')
  const payment = { ...found.value, ...(tax && { tax: tax.value }) }
  const mayHaveRefunds = (status.kind === 'paid' && status.refunded > 0) || Boolean(order.refunds?.length)
  if (!paymentIntentId || !mayHaveRefunds) return success({ ...payment, refunds: [] })
  const refunds = await readRefunds(paymentIntentId)
  return refunds.ok ? success({ ...payment, refunds: refunds.value }) : failure('unavailable')
}

/** Writes the transition that follows from a payment; returns `conflict` if the order was changed concurrently. */
async function writeTransition(
  order: Order,
  { status, paymentIntentId, shipping, refunds, tax }: PaymentSnapshot,
): Promise<Order | 'conflict'> {
  const recorded = recordRefunds(order.refunds ?? [], refunds)
  const refundsAfter = recorded?.refunds ?? order.refunds
  const progressed = applyPaymentStatus(withGiftCard(status, order, refundsAfter), order)
  if (!progressed && !recorded && !tax) return order
  const unchanged: OrderTransition = { next: order, events: [], stock: 'keep' }
  const { next, events, stock } = progressed ?? unchanged
  const { moves, isShort } = await planStockMoves(order, stock)
  const take = await planGiftCardTake(order, stock)
  const now = new Date().toISOString()
  const isNewlyPaid = events.includes('paid') || events.includes('paidLate')
  const made = recorded?.made ?? []
  // The page of an order that waits for a transfer promises news.
  const hasTransferFailed = order.isWaiting && events.includes('failed')
  const mails = [
    ...createRefundMails(order, made, now),
    ...(hasTransferFailed ? [createPendingMail({ _key: 'payment-failed', kind: 'paymentFailed' }, now)] : []),
  ]
  const refundStock = recorded && (await planRefundStockMoves(order, recorded.refunds))
  const change: OrderChange = {
    state: next.state,
    holdsStock: next.holdsStock && !isShort,
    isWaiting: next.isWaiting,
    ...(tax && applySessionTax(order, tax)),
    ...(take && { giftCard: take.giftCard }),
    ...(isNewlyPaid && {
      payment: { ...order.payment, ...(paymentIntentId && { paymentIntentId }), paidAt: now },
      ...(shipping && { shipping: { name: shipping.name, address: shipping.lines.join('\n') } }),
      mail: { state: 'waiting', attempts: 0, nextAttemptAt: now },
    }),
    ...(recorded && { refunds: recorded.refunds }),
    ...(refundStock && { returned: refundStock.returned }),
    ...(mails.length > 0 && { mails: [...(order.mails ?? []), ...mails] }),
  }
  const history: OrderHistoryEvent[] = [
    ...events.filter((event) => event !== 'refunded').map((event) => ({ event })),
    ...(isShort ? [{ event: 'short' } as const] : []),
    ...(take?.isShort ? [{ event: 'giftCardShort' } as const] : []),
    ...(isNewlyPaid && hasMissingFile(order) ? [{ event: 'fileMissing' } as const] : []),
    ...createRefundEvents(recorded, events.includes('refunded'), refundStock?.retaken ?? 'none'),
  ]
  return changeAndNumberOrder(order, {
    change,
    history,
    moves: [...moves, ...(refundStock?.moves ?? [])],
    guards: take?.guards ?? [],
    savedCart: isNewlyPaid ? await planSavedCart(order) : undefined,
  })
}

/** Returns the customer's cart without what they ordered: their browser may never return from Stripe, or store nothing. */
async function planSavedCart({ customer, lines }: Order): Promise<OrderUpdate['savedCart']> {
  const { _rev: revision, cart } = await readCustomer(customer.uid)
  const ordered = lines.map(({ number: id, quantity }) => ({ id, quantity }))
  return revision === null ? undefined : { revision, cart: removeUnits(cart, ordered) }
}
