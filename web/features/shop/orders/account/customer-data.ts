import 'server-only'
import { decimalText } from '#schemas/shared/amounts.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import { DEFAULT_LOCALE } from '#schemas/shared/locales.ts'
import { isSubscribed, readCustomer } from '#web/features/account/queries.ts'
import { getAccountDates } from '#web/vendors/firebase/accounts.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { withLineItems } from '../line-items.ts'
import type { Order } from '../order-document.ts'
import { ordersOf } from '../queries.ts'
import { readReviewsAndRequests } from './queries.ts'

/** More than any customer has. */
const ORDERS_MAX = 10_000

/**
 * Returns the data of a customer for download, without internal ids and notes of the staff. Messages sent through forms are not part of it:
 * their addresses are not verified. Throws if the lake or the identity service does not respond.
 */
export async function readCustomerData(customer: Customer) {
  const { uid, name, email, emailVerified } = customer
  const { locale, billing, addresses, cart, wishlist } = await readCustomer(uid)
  const [dates, newsletter, orders, { reviews, stockRequests }] = await Promise.all([
    getAccountDates(uid),
    isSubscribed(customer),
    ordersOf(uid, 0, ORDERS_MAX),
    readReviewsAndRequests(customer, locale ?? DEFAULT_LOCALE),
  ])
  return {
    profile: { name, email, emailVerified, ...dates, emailLanguage: locale, billing },
    addresses: addresses.map(({ key: _, ...address }) => address),
    cart: cart.map(({ id, quantity }) => ({ product: id, quantity })),
    wishlist,
    notifications: { newsletter, backInStock: stockRequests },
    orders: orders.map(exportOrder),
    reviews,
  }
}

/** Returns the parts of an order that are for the customer, field by field so that nothing else gets in, with decimal amounts. */
function exportOrder(order: Order) {
  const { number, state, placedAt, locale, currency, totals, delivery, giftCard, shipping, billing } = order
  const money = (minor: number | null | undefined) =>
    typeof minor === 'number' ? decimalText(minor, currencyDecimals(currency)) : undefined
  return {
    number,
    state,
    placedAt,
    paidAt: order.payment?.paidAt,
    language: locale,
    customer: { name: order.customer.name, email: order.customer.email },
    currency,
    lines: order.lines.map((line) => ({
      product: line.number,
      title: line.title,
      options: line.options,
      quantity: line.quantity,
      unitPrice: money(line.unit),
      total: money(line.total),
      discount: money(line.discount),
      tax: money(line.tax),
      taxPercent: line.taxPercent,
    })),
    discounts: order.discounts?.map(({ title, code, amount }) => ({ title, code, amount: money(amount) })),
    delivery: delivery && {
      title: delivery.title,
      price: money(delivery.price),
      discount: money(delivery.discount),
      tax: money(delivery.tax),
    },
    totals: {
      subtotal: money(totals.subtotal),
      discount: money(totals.discount),
      tax: money(totals.tax),
      serviceCharge: money(totals.serviceCharge),
      payable: money(totals.payable),
    },
    giftCard: giftCard && { ending: giftCard.ending, amount: money(giftCard.amount) },
    billing,
    shipping,
    shipment: order.fulfilment && {
      at: order.fulfilment.at,
      carrier: order.fulfilment.carrier,
      tracking: order.fulfilment.tracking,
    },
    refunds: order.refunds?.map((one) => ({ at: one.at, state: one.state, amount: money(one.amount) })),
    returns: order.returns?.map(({ lines, ...one }) => ({
      at: one.at,
      state: one.state,
      reason: one.reason,
      comment: one.comment,
      instructions: one.label,
      refusal: one.refusal,
      lines: withLineItems(order, lines).map(({ line, quantity }) => ({ product: line.number, quantity })),
    })),
  }
}
