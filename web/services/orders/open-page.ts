import 'server-only'
import { changeOrder, readOrder, type Order } from '#web/content/orders.ts'
import { environment } from '#web/env.ts'
import { isPaid } from '#web/lib/orders/progress.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { SHIPPING_COUNTRIES } from '#schemas/shared/shipping.ts'
import { getTranslations } from 'next-intl/server'
import { closePayment, openPayment, readPayment } from '../payments/stripe.ts'
import { payerOf } from './payer.ts'
import { settleOrder } from './settle.ts'

/** How long an order may be paid: Stripe asks for half an hour at least, and stock is held for as long. */
const PAYABLE_SECONDS = 60 * 60
const TRIES = 8

type Opened = Result<{ orderId: string; url: string }, { kind: 'payment' } | { kind: 'currency' }>

/** The page after payment, which says how the order stands. */
export const outcomeUrl = (
  page: 'success' | 'failed',
  { _id: id, locale }: Pick<Order, '_id' | 'locale'>,
): string => `${environment().SITE_URL}${localizedPath(locale, `/${page}`)}?order=${encodeURIComponent(id)}`

/** Where an order is paid: the page it has, else its one page is opened and noted. Throws where the lake cannot be asked. */
export async function openPage(order: Order): Promise<Opened> {
  if (isPaid(order.state)) return success({ orderId: order._id, url: outcomeUrl('success', order) })
  const sessionId = order.payment?.sessionId
  if (sessionId) {
    const known = await readPayment(sessionId)
    if (!known.ok) return failure({ kind: 'payment' })
    const { url } = known.value.page
    // Between reading the order and its page it may have been paid: then the page after payment says so.
    return success({ orderId: order._id, url: url ?? outcomeUrl('success', order) })
  }
  const payer = await payerOf(order)
  const opened = payer.ok ? await openPayment(await wishOf(order, payer.value)) : payer
  if (!opened.ok) {
    // What can be paid nowhere holds no stock.
    if (opened.fault.kind !== 'unavailable') await settleOrder(order._id, true)
    else if (opened.fault.isKept) await noteAttempt(order)
    return failure({ kind: opened.fault.kind === 'amount' ? 'currency' : 'payment' })
  }
  const { sessionId: id, url } = opened.value
  // Nobody is led to a page that the order does not know of: money paid there could not be told from any other.
  const noted = url ? await notePage(order._id, id) : null
  if (url && noted?.payment?.sessionId === id) return success({ orderId: order._id, url })
  if (noted) {
    // Whoever came first has led somebody to another attempt's page: that one is the order's.
    await closePayment(id)
    return openPage(noted)
  }
  await settleOrder(order._id)
  return failure({ kind: 'payment' })
}

/** Has the next try begin anew; where the order has changed meanwhile, somebody else was there. Throws where the lake cannot be asked. */
const noteAttempt = (order: Order): Promise<boolean> =>
  changeOrder(order, { payment: { ...order.payment, attempt: (order.payment?.attempt ?? 1) + 1 } })

async function wishOf(order: Order, customer: string) {
  const { _id: orderId, number, currency, lines, totals, customer: buyer, locale } = order
  const texts = await getTranslations({ locale, namespace: 'orders' })
  const further = [
    { title: texts('tax'), unit: totals.tax, quantity: 1 },
    { title: texts('serviceCharge'), unit: totals.serviceCharge, quantity: 1 },
  ]
  return {
    orderId,
    attempt: order.payment?.attempt ?? 1,
    number,
    currency,
    lines: [
      ...lines.map(({ title, unit, quantity }) => ({ title, unit, quantity })),
      ...further.filter(({ unit }) => unit > 0),
    ],
    customer,
    email: buyer.email,
    locale,
    countries: lines.some(({ kind }) => kind === 'physical') ? SHIPPING_COUNTRIES : [],
    expiresAt: Math.floor(Date.parse(order.placedAt) / 1000) + PAYABLE_SECONDS,
    paidUrl: outcomeUrl('success', order),
    backUrl: outcomeUrl('failed', order),
  }
}

/**
 * Notes which page an order is paid on, where none is noted yet: the first one stays. Throws where the lake cannot be asked.
 *
 * @returns the order with its page; null where it is over
 */
async function notePage(id: string, sessionId: string): Promise<Order | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const order = await readOrder(id)
    if (order?.state !== 'pending') return null
    if (order.payment?.sessionId) return order
    const payment = { ...order.payment, sessionId }
    if (await changeOrder(order, { payment }, [{ event: 'paymentOpened' }])) return { ...order, payment }
  }
  return null
}
