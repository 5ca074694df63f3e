import 'server-only'
import type { Result } from '#web/lib/result.ts'
import { type RecentPayments, recentPayments } from '#web/vendors/stripe/recent-payments.ts'
import { confirmPayment } from '../confirm-payment.ts'
import { assignMissingNumbers } from '../documents/document-numbers.ts'
import { hasWaitingMail, trySendOrderMails } from '../mail/mails.ts'
import type { Order } from '../order-document.ts'
import { isOrderId } from '../order-id.ts'
import { ordersWithDueWork, readReconciledUntil, saveReconciledUntil, unconfirmedOrders } from './queries.ts'
import { recoverOrder } from './recover-order.ts'
import { findUnrecordedPayments } from './unrecorded-payments.ts'

/** New orders are left to their webhook and their page first. */
const LEFT_ALONE_MS = 60_000

/** Stripe keeps a checkout session open for a day at most: one that is paid now was created within it. */
const OVERLAP_MS = 24 * 60 * 60_000

/** How often the time of a complete run is saved; what was done since is compared again. */
const SAVE_EVERY_MS = 60 * 60_000

/** How far the first run looks back. */
const FIRST_RUN_MS = 30 * 24 * 60 * 60_000

/** What a run did. */
export interface Reconciliation {
  /** Orders whose payment was looked up, and how many of them are not pending any more. */
  checked: number
  confirmed: number
  /** Orders that were missing and were recreated from their payment. */
  recovered: number
  /** Orders that got the numbers of their invoice and credit notes. */
  numbered: number
  mailed: number
  /** Orders and lists that could not be read or written now, and payments without an order. */
  failed: number
}

/**
 * Brings every order up to date that no webhook and no page has: first what was paid or refunded at Stripe since the last complete run,
 * then every order that still waits, newest first, then numbers and mails. Throws if the lake does not respond.
 */
export async function reconcileOrders(): Promise<Reconciliation> {
  const now = new Date()
  const done: Reconciliation = { checked: 0, confirmed: 0, recovered: 0, numbered: 0, mailed: 0, failed: 0 }
  const toMail = new Set<string>()
  const count = (result: Result<Order | null, unknown>): void => {
    if (!result.ok) done.failed += 1
    else if (result.value && result.value.state !== 'pending') done.confirmed += 1
    if (result.ok && result.value && hasWaitingMail(result.value)) toMail.add(result.value._id)
  }
  const until = await readReconciledUntil()
  const since = until ? until.getTime() - OVERLAP_MS : now.getTime() - FIRST_RUN_MS
  const recent = await recentPayments(new Date(since))
  if (!recent.ok || !recent.value.isComplete) done.failed += 1
  const checked = recent.ok ? await reconcilePayments(recent.value, done, count) : new Set<string>()
  const open = new Set(
    recent.ok ? recent.value.sessions.flatMap(({ id, status }) => (status === 'open' ? [id] : [])) : [],
  )
  for await (const order of unconfirmedOrders(new Date(now.getTime() - LEFT_ALONE_MS))) {
    const { id, sessionId, hasRequestedRefund } = order
    if (checked.has(id)) continue
    // Stripe has just said that nothing was paid on this page, and that it can still be paid.
    if (sessionId && open.has(sessionId) && !hasRequestedRefund) continue
    // Without the lists Stripe does not respond, and each order would wait for it in vain.
    if (sessionId && !recent.ok) continue
    done.checked += 1
    count(await confirmPayment(id))
  }
  const { unnumbered, mails } = await ordersWithDueWork(now)
  for (const id of unnumbered) {
    // Numbers follow the order of payment, so one that cannot be given now comes before all others.
    if (!(await assignMissingNumbers(id))) break
    done.numbered += 1
  }
  for (const id of new Set([...toMail, ...mails])) if (await trySendOrderMails(id)) done.mailed += 1
  const isDue = !until || now.getTime() - until.getTime() >= SAVE_EVERY_MS
  if (done.failed === 0 && isDue) await saveReconciledUntil(now)
  return done
}

/** Records what Stripe knows and the orders do not; returns the ids of those orders. */
async function reconcilePayments(
  payments: RecentPayments,
  done: Reconciliation,
  count: (result: Result<Order | null, unknown>) => void,
): Promise<Set<string>> {
  const { lost, unrecorded } = await findUnrecordedPayments(payments)
  const checked = new Set<string>()
  for (const { orderId, id: sessionId } of lost) {
    if (!isOrderId(orderId)) continue
    const recovered = await recoverOrder(orderId, sessionId)
    count(recovered)
    if (recovered.ok && recovered.value) done.recovered += 1
    checked.add(orderId)
  }
  for (const id of unrecorded.filter((order) => !checked.has(order))) {
    done.checked += 1
    count(await confirmPayment(id))
    checked.add(id)
  }
  return checked
}
