import 'server-only'
import { giftCardEnding, toGiftCardCode } from '#schemas/shared/gift-cards.ts'
import { isPaid } from '#schemas/shared/orders.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { confirmPayment } from '../orders/confirm-payment.ts'
import type { Order } from '../orders/order-document.ts'
import type { ValidOrderRequest } from './order-request.ts'
import { requestedUnits } from './requested-units.ts'

/**
 * Returns an order that exists, if it is still the requested one and can still be paid. An unpaid order at another price or in another language
 * than the shopper sees now is closed, so that a new one replaces it.
 */
export async function resumeOrder(
  order: Order,
  request: ValidOrderRequest,
): Promise<Result<Order, { kind: 'closed' | 'payment' }>> {
  const confirmed = order.state === 'pending' ? await confirmPayment(order._id) : success(order)
  if (!confirmed.ok) return failure({ kind: 'payment' })
  const { state } = confirmed.value
  const canBePaid = isPaid(state) || (state === 'pending' && isAsShown(order, request))
  return canBePaid && isRequested(order, request) ? confirmed : failure({ kind: 'closed' })
}

const isAsShown = (
  { totals, giftCard, locale }: Order,
  { expected, locale: shownIn }: ValidOrderRequest,
): boolean =>
  (expected === undefined || expected === totals.payable - (giftCard?.amount ?? 0)) && locale === shownIn

function isRequested(order: Order, request: ValidOrderRequest): boolean {
  const requested = requestedUnits(request)
  return (
    order.currency === request.currency &&
    order.lines.length === requested.size &&
    order.lines.every(({ number, quantity }) => requested.get(number) === quantity) &&
    hasSameCodes(order, request) &&
    (request.delivery === undefined || !order.delivery || order.delivery.method === request.delivery) &&
    (request.country === undefined || !order.taxCountry || order.taxCountry === request.country)
  )
}

function hasSameCodes({ discounts, giftCard }: Order, { codes }: ValidOrderRequest): boolean {
  const applied = (discounts ?? []).flatMap(({ code }) => code ?? [])
  // An order keeps the ending of its gift card's code only.
  const isGiftCard = (code: string) =>
    toGiftCardCode(code) !== null && giftCardEnding(code) === giftCard?.ending
  const count = applied.length + (giftCard ? 1 : 0)
  return count === codes.length && codes.every((code) => applied.includes(code) || isGiftCard(code))
}
