import 'server-only'
import { getTranslations } from 'next-intl/server'
import { isTaxPending } from '#schemas/shared/automatic-tax.ts'
import { discountedDelivery, discountedTotal } from '#schemas/shared/line-amounts.ts'
import { isPaid } from '#schemas/shared/orders.ts'
import { orderTaxRows } from '#schemas/shared/tax-rows.ts'
import { type CustomerData, readCustomer } from '#web/features/account/queries.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import {
  type CheckoutSessionRequest,
  createCheckoutSession,
  expireCheckoutSession,
  readPayment,
  type SessionLine,
} from '#web/vendors/stripe/checkout-sessions.ts'
import { setPaymentShipping } from '#web/vendors/stripe/customers.ts'
import { countriesWithoutMethods } from '../delivery/shipping-countries.ts'
import { confirmPayment } from '../orders/confirm-payment.ts'
import type { LineItem } from '../orders/line-items.ts'
import type { Order } from '../orders/order-document.ts'
import { changeOrder } from '../orders/order-store.ts'
import { orderStatusUrl } from '../orders/paths.ts'
import { copyOrder } from '../orders/reconciliation/order-copy.ts'
import { reservationEndsAt } from '../orders/reservation.ts'
import { updateOrder } from '../orders/update-order.ts'
import { lineName } from '../pricing/names.ts'
import { SERVICE_CHARGE_TAX_CODE } from '../pricing/tax-codes.ts'
import { taxLabel } from '../pricing/tax-label.ts'
import { ensurePaymentCustomer } from './payment-customer.ts'
import { readTaxRules } from './queries.ts'
import { giftCardDelivery, toSessionDiscount } from './session-discount.ts'

/** Where the customer pays; for an order that is paid already, the page that says so. */
export interface OpenedOrder {
  orderId: string
  url: string
}

/**
 * Returns the URL of an order's checkout session and creates the session if there is none. Throws if the lake does not respond.
 *
 * @param known the stored data of the customer; read from the lake if omitted
 */
export async function openCheckoutSession(
  order: Order,
  known?: CustomerData,
): Promise<Result<OpenedOrder, { kind: 'payment' | 'amount' }>> {
  if (isPaid(order.state)) return success({ orderId: order._id, url: orderStatusUrl('success', order) })
  const sessionId = order.payment?.sessionId
  if (sessionId) {
    const payment = await readPayment(sessionId)
    if (!payment.ok) return failure({ kind: 'payment' })
    const { url } = payment.value.session
    // A session that was paid since the order was read has no URL: show the order's status instead.
    return success({ orderId: order._id, url: url ?? orderStatusUrl('success', order) })
  }
  const { paymentCustomerId, addresses } = known ?? (await readCustomer(order.customer.uid))
  const [shipping] = addresses
  const payer = await ensurePaymentCustomer(order, paymentCustomerId)
  const countries = await readShippingCountries(order)
  // Stripe's page starts with the default address. If Stripe does not respond, the customer types it there.
  if (payer.ok && shipping && countries.includes(shipping.country))
    await setPaymentShipping(payer.value.id, shipping)
  const opened = payer.ok
    ? await createCheckoutSession(await toSessionRequest(order, payer.value.id, countries))
    : payer
  if (payer.ok) await payer.value.stored
  if (!opened.ok) {
    const { kind, reason, isErrorCached } = opened.error
    if (kind === 'refused') console.error(`Stripe refused the checkout session of ${order._id}: ${reason}`)
    // An order that cannot be paid must release its stock.
    if (kind !== 'unavailable') await confirmPayment(order._id, true)
    else if (isErrorCached) await countFailedAttempt(order)
    return failure({ kind: kind === 'amount' ? 'amount' : 'payment' })
  }
  const { sessionId: id, url } = opened.value
  // Customers only reach a session that the order stores, so that its payment can be matched.
  const linked = url ? await linkSession(order._id, id) : null
  if (url && linked?.payment?.sessionId === id) return success({ orderId: order._id, url })
  if (linked) {
    // A concurrent attempt stored its session first: that one belongs to the order.
    await expireCheckoutSession(id)
    return openCheckoutSession(linked)
  }
  await confirmPayment(order._id)
  return failure({ kind: 'payment' })
}

/** Makes the next attempt use a new idempotency key. A concurrent change means that another attempt did so. */
const countFailedAttempt = (order: Order): Promise<boolean> =>
  changeOrder(order, {
    change: { payment: { ...order.payment, attempt: (order.payment?.attempt ?? 1) + 1 } },
  })

async function toSessionRequest(
  order: Order,
  customer: string,
  countries: readonly string[],
): Promise<CheckoutSessionRequest> {
  const { _id: orderId, number, currency, lines, totals, customer: buyer, locale } = order
  const texts = await getTranslations({ locale, namespace: 'orders' })
  const isTaxedByStripe = isTaxPending(order)
  const surcharges = [
    ...(order.pricesIncludeTax ? [] : taxItems(order, texts)),
    {
      title: texts('serviceCharge'),
      unit: totals.serviceCharge,
      quantity: 1,
      ...(isTaxedByStripe && { taxCode: SERVICE_CHARGE_TAX_CODE }),
    },
  ]
  return {
    orderId,
    attempt: order.payment?.attempt ?? 1,
    number,
    currency,
    lines: [
      ...lines.map((line) =>
        isTaxedByStripe
          ? toTaxedItem(line, texts)
          : { title: lineName(line, texts), unit: line.unit, quantity: line.quantity },
      ),
      ...surcharges.filter(({ unit }) => unit > 0),
    ],
    taxBehavior: isTaxedByStripe ? (order.pricesIncludeTax ? 'inclusive' : 'exclusive') : null,
    discount: isTaxedByStripe ? null : toSessionDiscount(order, texts),
    customer,
    email: buyer.email,
    locale,
    delivery: toSessionDelivery(order),
    countries,
    expiresAt: Math.floor(reservationEndsAt(order.placedAt) / 1000),
    paidUrl: orderStatusUrl('success', order),
    backUrl: orderStatusUrl('failed', order),
    orderCopy: copyOrder(order),
  }
}

/** Returns a line as an item that Stripe taxes, after its discount: a coupon would reduce items that it does not apply to. */
function toTaxedItem(line: LineItem, texts: Translator<'orders'>): SessionLine {
  const { _key: key, unit, quantity, taxCode, discount } = line
  const item = { key, title: lineName(line, texts), unit, quantity, taxCode }
  if (!discount) return item
  const title = texts('lineWithQuantity', { name: lineName(line, texts), count: quantity })
  return { ...item, title, unit: discountedTotal(line), quantity: 1 }
}

const taxItems = (order: Order, texts: Translator<'orders'>) =>
  orderTaxRows(order).map(({ percent, amount }) => ({
    title: taxLabel(percent, order.taxName, texts, order.locale),
    unit: amount,
    quantity: 1,
  }))

/** Returns the codes of the countries that an order can be shipped to; none if nothing is shipped. */
async function readShippingCountries(order: Order): Promise<readonly string[]> {
  const { lines, delivery, taxCountry, locale } = order
  if (!lines.some(({ kind }) => kind === 'physical')) return []
  if (delivery) return delivery.countries
  // Without a chosen country, the order is not taxed as countries with rates of their own are.
  return taxCountry ? [taxCountry] : countriesWithoutMethods(null, await readTaxRules(locale))
}

/** Returns the delivery of an order, after its discount and its gift card. */
function toSessionDelivery(order: Order) {
  if (!order.delivery) return null
  const { title, minDays, maxDays, taxCode } = order.delivery
  return {
    title,
    amount: discountedDelivery(order.delivery) - giftCardDelivery(order),
    minDays,
    maxDays,
    taxCode,
  }
}

/**
 * Stores the checkout session of an order; an earlier session stays. Throws if the lake does not respond.
 *
 * @returns the order with its session; null if it is not pending any more
 */
async function linkSession(id: string, sessionId: string): Promise<Order | null> {
  const linked = await updateOrder(id, ({ state, payment }) => {
    if (state !== 'pending') return failure('closed')
    if (payment?.sessionId) return success('done')
    return success({ change: { payment: { ...payment, sessionId } }, history: [{ event: 'paymentOpened' }] })
  })
  return linked.ok ? linked.value : null
}
