import 'server-only'
import { ordersToLookAfter } from '#web/content/order-lists.ts'
import { hasWaitingMail, mailOrder } from './mails.ts'
import { numberOrder } from './numbers.ts'
import { settleOrder } from './settle.ts'
import { ordersWithStrayedRefunds } from './strayed-refunds.ts'

/** Fresh orders are being paid; their webhook or page comes first. */
const LEFT_ALONE_MS = 60_000

/** What was done for orders. */
export interface LookedAfter {
  /** Orders whose payment was asked about, and how many of them are not waiting any more. */
  asked: number
  settled: number
  /** Orders of an earlier day that got the numbers of their invoice and credit notes. */
  numbered: number
  mailed: number
  /** Orders that could not be looked after now. */
  failed: number
}

/**
 * Finds what no webhook and no visitor has brought to an end: asks the payment service about every order that still waits, has refunds
 * made that were asked for, finds those whose message was lost, numbers invoices that have no number, in the order in which they were paid, and
 * sends mails that are due. As good as any webhook, only later. Throws where the lake cannot be asked.
 */
export async function lookAfterOrders(): Promise<LookedAfter> {
  const now = new Date()
  const { pending, refunds, unnumbered, mails } = await ordersToLookAfter(
    now,
    new Date(now.getTime() - LEFT_ALONE_MS),
  )
  const strayed = await ordersWithStrayedRefunds(now)
  const toSettle = new Set([...pending, ...refunds, ...strayed])
  const done: LookedAfter = { asked: toSettle.size, settled: 0, numbered: 0, mailed: 0, failed: 0 }
  const due = new Set(mails)
  for (const id of toSettle) {
    const result = await settleOrder(id)
    if (!result.ok) done.failed += 1
    else if (result.value.state !== 'pending') done.settled += 1
    if (result.ok && hasWaitingMail(result.value)) due.add(id)
  }
  for (const id of unnumbered) {
    // Whatever hinders one comes before the next: it is taken up again in a minute.
    if (!(await numberOrder(id))) break
    done.numbered += 1
  }
  for (const id of due) if (await mailOrder(id)) done.mailed += 1
  return done
}
