import { giftCardEnding } from '#schemas/shared/gift-cards.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { quantityError } from '../cart/model/quantity.ts'
import { chooseDelivery, type DeliveryMethod, methodsFor } from '../delivery/delivery-method.ts'
import { canShipTo } from '../delivery/shipping-countries.ts'
import {
  findGiftCard,
  type GiftCard,
  type GiftCardError,
  type GiftCardPayment,
  payWithGiftCard,
} from '../gift-cards/gift-card.ts'
import { taxesByRate } from '../orders/order-taxes.ts'
import type { OrderCopy } from '../orders/reconciliation/order-copy.ts'
import type { ExchangeRates } from '../pricing/convert.ts'
import type { Discount, DiscountError } from '../pricing/discount.ts'
import { minimumCharge } from '../pricing/minimum-charge.ts'
import { priceCart, type PricedCart, type PricedDiscount, type PriceRules } from '../pricing/price-cart.ts'
import { type ComposedLines, composeLines, type OrderableProduct } from './compose-lines.ts'
import type { ValidOrderRequest } from './order-request.ts'
import { requestedUnits } from './requested-units.ts'

/** What a customer wants to buy. */
export type OrderRequest = Omit<ValidOrderRequest, 'idempotencyKey' | 'locale'>

/** What the shop offers at a time (milliseconds since 1970). */
export interface Offer {
  products: readonly OrderableProduct[]
  settings: PriceRules & { payingCurrencies: readonly string[]; detailLimit: number }
  rates: ExchangeRates
  /** Promotions, and the discounts of the requested codes. */
  discounts: readonly Discount[]
  /** The gift cards of the requested codes. */
  giftCards: readonly GiftCard[]
  delivery: readonly DeliveryMethod[]
  now: number
}

/** The part of a new order that follows from what is requested and offered. */
export type ComposedOrder = ComposedLines &
  Omit<OrderCopy, keyof ComposedLines | 'number' | 'placedAt' | 'locale' | 'customer' | 'billing'>

/** Why an order cannot be created. `held` counts units in the customer's other unpaid orders. */
export type OrderRequestError =
  | { kind: 'vanished'; products: string[] }
  | { kind: 'stock'; products: { productId: string; available: number }[] }
  | { kind: 'limit'; products: { productId: string; limit: number; held: number }[] }
  | { kind: 'price'; payable: number }
  | { kind: 'currency' | 'delivery' }
  | { kind: 'discount'; code: string; reason: DiscountError | GiftCardError | 'unknown' }

/**
 * Composes an order from a request, by the same rules as the cart. Names, prices and currencies are the shop's own, never the browser's.
 *
 * @param held units in the customer's other unpaid orders, by product number
 */
export function composeOrder(
  request: OrderRequest,
  offer: Offer,
  held: ReadonlyMap<string, number> = new Map(),
): Result<ComposedOrder, OrderRequestError> {
  const products = new Map(offer.products.map((product) => [product.number, product]))
  const requested = [...requestedUnits(request)].map(([productId, quantity]) => ({
    productId,
    quantity,
    product: products.get(productId),
  }))
  const vanished = requested.filter(({ product }) => !product).map(({ productId }) => productId)
  if (vanished.length > 0) return failure({ kind: 'vanished', products: vanished })
  const error = quantityErrorOf(requested, offer.settings.detailLimit, held)
  if (error) return failure(error)
  const offered = offer.settings.payingCurrencies
  if (offered.length > 0 && !offered.includes(request.currency)) return failure({ kind: 'currency' })
  const lines = requested.flatMap(({ productId, quantity, product }) =>
    // Stryker disable next-line ArrayDeclaration: vanished products were refused above
    product ? [{ id: productId, quantity, product }] : [],
  )
  const { settings, rates, discounts, now } = offer
  const delivery = deliveryOf(request, offer, lines)
  if (!delivery.ok) return delivery
  const method = delivery.value
  const priced = priceCart({
    lines,
    settings,
    rates,
    currency: request.currency,
    now,
    delivery: method,
    country: request.country ?? null,
    discounts,
  })
  if (!priced.complete) return failure({ kind: 'currency' })
  const payment = payWithGiftCard(offer.giftCards, request.codes, {
    payable: priced.payable,
    currency: request.currency,
    minimum: minimumCharge(request.currency, rates),
    now,
    isFinal: !priced.appliedTax.isAutomatic,
  })
  const wrongCode = codeErrorOf(request, offer, priced, payment)
  if (wrongCode) return failure(wrongCode)
  if (request.expected !== undefined && request.expected !== payment.due)
    return failure({ kind: 'price', payable: payment.due })
  const { subtotal, discount, tax, serviceCharge, payable, appliedTax } = priced
  const composed = composeLines(priced, products, method)
  const { giftCard } = payment
  return success({
    currency: request.currency,
    ...composed,
    ...(priced.discounts.length > 0 && { discounts: priced.discounts.map(toOrderDiscount) }),
    totals: { subtotal, discount, tax, serviceCharge, payable },
    ...(giftCard && {
      giftCard: { card: giftCard.id, ending: giftCardEnding(giftCard.code), amount: giftCard.amount },
    }),
    taxes: taxesByRate({ ...composed, pricesIncludeTax: appliedTax.isIncluded }),
    ...(appliedTax.country !== null && { taxCountry: appliedTax.country }),
    ...(appliedTax.name !== null && { taxName: appliedTax.name }),
    ...(appliedTax.isIncluded && { pricesIncludeTax: true }),
    ...(appliedTax.isAutomatic && { automaticTaxStatus: 'requires_location_inputs' }),
    ...(priced.isConverted && { rates: { base: rates.base, asOf: rates.asOf } }),
  })
}

const toOrderDiscount = ({ id: discount, title, code, amount }: PricedDiscount) => ({
  _key: discount,
  discount,
  title,
  amount,
  ...(code !== null && { code }),
})

/** Returns the delivery method of a request; null if nothing is shipped, or the shop has no delivery methods. */
function deliveryOf(
  request: OrderRequest,
  { delivery, settings }: Offer,
  lines: readonly { product: OrderableProduct }[],
): Result<DeliveryMethod | null, OrderRequestError> {
  const isShipped = lines.some(({ product }) => product.kind === 'physical')
  const reaching = methodsFor(delivery, request.country, settings)
  const method = chooseDelivery(reaching, request.delivery, isShipped)
  const isOtherMethod = request.delivery !== undefined && method?.id !== request.delivery
  return isShipped && (!canShipTo(delivery, request.country, settings) || isOtherMethod)
    ? failure({ kind: 'delivery' })
    : success(method)
}

/** Returns which quantities exceed the limit per customer or, where none does, the stock. */
function quantityErrorOf(
  requested: readonly { productId: string; quantity: number; product: OrderableProduct | undefined }[],
  limit: number,
  held: ReadonlyMap<string, number>,
): OrderRequestError | null {
  const checked = requested.map(({ productId, quantity, product }) => {
    // Stryker disable next-line OptionalChaining: vanished products were refused above
    const bounds = { available: product?.available ?? null, limit, held: held.get(productId) ?? 0 }
    return { productId, ...bounds, error: quantityError(quantity, bounds) }
  })
  const overLimit = checked.filter(({ error }) => error === 'limit')
  if (overLimit.length > 0)
    return {
      kind: 'limit',
      products: overLimit.map(({ productId, held: inOrders }) => ({ productId, limit, held: inOrders })),
    }
  const short = checked.filter(({ error }) => error !== null)
  if (short.length === 0) return null
  return {
    kind: 'stock',
    products: short.map(({ productId, available }) => ({
      productId,
      available: Math.max(0, available ?? 0),
    })),
  }
}

/** Returns the first code that does not apply, and why; gift cards come first. */
function codeErrorOf(
  { codes }: OrderRequest,
  { giftCards }: Offer,
  { discounts, refused }: PricedCart,
  payment: GiftCardPayment,
): OrderRequestError | null {
  const [refusedCard] = payment.refused
  if (refusedCard) return { kind: 'discount', code: refusedCard.code, reason: refusedCard.error }
  const wrong = codes.find(
    (code) => !findGiftCard(giftCards, code) && !discounts.some((discount) => discount.code === code),
  )
  if (wrong === undefined) return null
  const reason = refused.find(({ code }) => code === wrong)?.error ?? 'unknown'
  return { kind: 'discount', code: wrong, reason }
}
