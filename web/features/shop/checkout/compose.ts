import { allocate } from '#schemas/shared/allocate.ts'
import { type CurrencyCode, payableStep } from '#schemas/shared/currencies.ts'
import { giftCardEnding } from '#schemas/shared/gift-cards.ts'
import { discountedTotal } from '#schemas/shared/line-amounts.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { quantityError } from '../cart/model/quantity.ts'
import { chooseDelivery, type DeliveryMethod, methodsFor } from '../delivery/delivery-method.ts'
import { findGiftCard, type GiftCard, type GiftCardError, payWithGiftCard } from '../gift-cards/gift-card.ts'
import type { OrderTax } from '../orders/documents/invoice-sums.ts'
import type { ExchangeRates } from '../pricing/convert.ts'
import { DELIVERY_LINE } from '../pricing/delivery.ts'
import type { Discount, DiscountError } from '../pricing/discount.ts'
import {
  priceCart,
  type PricedCart,
  type PricedDiscount,
  type PriceRules,
  type TaxedProduct,
} from '../pricing/price-cart.ts'
import { taxCodeOf } from '../pricing/tax-codes.ts'
import { requestedUnits } from './requested-units.ts'

/** A product that can be ordered now. */
export interface OrderableProduct extends TaxedProduct {
  /** The number of the product or variant. */
  number: string
  /** Id of its document. */
  documentId: string
  /** Id of its category's document. */
  category?: string | null
  title: string
  /** Key of the variant and its chosen options; undefined for a product without variants. */
  variant?: string
  options?: string
  kind: 'physical' | 'digital'
  /** Units in stock; null if stock is not tracked. */
  available: number | null
}

/** What a customer wants to buy. */
export interface OrderRequest {
  items: readonly { productId: string; quantity: number }[]
  currency: CurrencyCode
  /** The codes in the cart; each must apply. */
  codes?: readonly string[]
  /** Id of the delivery method; undefined for the first one that reaches the country. */
  delivery?: string | undefined
  /** The buyer's country, if it has tax rates of its own; undefined for other countries. */
  country?: string | undefined
  /** What the shopper saw as left to pay, in minor units; undefined if the request names none. */
  expected?: number | undefined
}

/** What the shop offers at a time (milliseconds since 1970). */
export interface Offer {
  products: readonly OrderableProduct[]
  settings: PriceRules & { payingCurrencies: readonly string[]; detailLimit: number }
  rates: ExchangeRates
  /** Promotions, and the discounts of the requested codes. */
  discounts?: readonly Discount[]
  /** The gift cards of the requested codes. */
  giftCards?: readonly GiftCard[]
  delivery?: readonly DeliveryMethod[]
  now: number
}

/** A line of an order; amounts in minor units of the order's currency. */
interface ComposedLine {
  number: string
  documentId: string
  title: string
  variant?: string
  options?: string
  kind: 'physical' | 'digital'
  quantity: number
  fullUnit: number
  unit: number
  total: number
  /** Its share of the order's discounts. */
  discount: number
  /** Its share of the order's tax, refunded together with the line. */
  tax: number
  /** Tax rate in percent. */
  taxPercent: number
  /** Stripe's tax code, if Stripe Tax computes the tax. */
  taxCode?: string
  /** Whether its stock is tracked, so that the order reserves units. */
  isCounted: boolean
}

/** The delivery of an order; amounts in minor units of the order's currency. */
export interface ComposedDelivery extends Pick<
  DeliveryMethod,
  'id' | 'title' | 'countries' | 'minDays' | 'maxDays'
> {
  price: number
  discount: number
  tax: number
  /** Tax rate in percent. */
  taxPercent: number
  /** Stripe's tax code, if Stripe Tax computes the tax. */
  taxCode?: string
}

/** The totals of an order, in minor units of its currency. */
interface OrderTotals {
  subtotal: number
  discount: number
  tax: number
  serviceCharge: number
  payable: number
}

/** An order that is ready to be created. */
export interface ComposedOrder {
  currency: string
  lines: ComposedLine[]
  discounts: PricedDiscount[]
  /** Null if nothing is shipped, or the shop has no delivery methods. */
  delivery: ComposedDelivery | null
  totals: OrderTotals
  /** The gift card that pays, and how much; null without one. */
  giftCard: { card: string; ending: string; amount: number } | null
  /** By rate, lowest first. They add up to the tax of the totals. */
  taxes: OrderTax[]
  /** The country whose rates apply, what its tax is called, and whether prices include it. */
  appliedTax: PricedCart['appliedTax']
  /** Whether any amount was converted by an exchange rate. */
  isConverted: boolean
}

/** Why an order cannot be created. `held` counts units in the customer's other unpaid orders. */
export type OrderRequestError =
  | { kind: 'vanished'; products: string[] }
  | { kind: 'stock'; products: { productId: string; available: number }[] }
  | { kind: 'limit'; products: { productId: string; limit: number; held: number }[] }
  | { kind: 'currency' }
  | { kind: 'price'; payable: number }
  | { kind: 'delivery' }
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
  const isShipped = lines.some(({ product }) => product.kind === 'physical')
  const reaching = methodsFor(offer.delivery ?? [], request.country, settings)
  const method = chooseDelivery(reaching, request.delivery, isShipped)
  const isUnreachable = reaching.length === 0 && (offer.delivery ?? []).length > 0
  const isOtherMethod = request.delivery !== undefined && method?.id !== request.delivery
  if (isShipped && (isUnreachable || isOtherMethod)) return failure({ kind: 'delivery' })
  const priced = priceCart({
    ...{ lines, settings, rates, currency: request.currency, now, delivery: method },
    ...(request.country && { country: request.country }),
    ...(discounts && { discounts }),
  })
  const { subtotal, discount, tax, serviceCharge, payable } = priced
  if (!priced.complete) return failure({ kind: 'currency' })
  const { codes = [] } = request
  const giftCards = offer.giftCards ?? []
  const { isAutomatic } = priced.appliedTax
  const payment = payWithGiftCard(giftCards, codes, {
    payable,
    ...{ currency: request.currency, now, isFinal: !isAutomatic },
  })
  const [refusedCard] = payment.refused
  if (refusedCard) return failure({ kind: 'discount', code: refusedCard.code, reason: refusedCard.error })
  const discountCodes = codes.filter((code) => !findGiftCard(giftCards, code))
  const refusedCode = codeErrorOf(discountCodes, priced)
  if (refusedCode) return failure(refusedCode)
  if (request.expected !== undefined && request.expected !== payment.due)
    return failure({ kind: 'price', payable: payment.due })
  const taxes = taxesOf(priced, products, method)
  const taxCode = (kind: 'physical' | 'digital' | 'delivery', taxClass: string) =>
    isAutomatic ? { taxCode: taxCodeOf(kind, taxClass) } : {}
  const rateOf = new Map(priced.taxes.map(({ taxClass, percent }) => [taxClass, percent]))
  const composed = priced.lines.flatMap(
    ({ id, quantity, fullUnit, unit, total, discount: share }): ComposedLine[] => {
      const product = products.get(id)
      // Stryker disable next-line ArrayDeclaration,ConditionalExpression: vanished products were refused above
      if (!product) return []
      const { number, documentId, title, variant, options, kind } = product
      const isCounted = product.available !== null
      const chosen = variant === undefined ? {} : { variant, options }
      const amounts = { quantity, fullUnit, unit, total, discount: share }
      const line = { number, documentId, title, ...chosen, kind, ...amounts }
      const taxPercent = rateOf.get(product.taxClass) ?? 0
      const taxed = { tax: taxes.get(id) ?? 0, taxPercent }
      return [{ ...line, ...taxed, ...taxCode(kind, product.taxClass), isCounted }]
    },
  )
  const delivery = method && {
    ...pickDelivery(method),
    ...{ price: priced.delivery, discount: priced.deliveryDiscount },
    ...{ tax: taxes.get(DELIVERY_LINE) ?? 0, taxPercent: rateOf.get(method.taxClass) ?? 0 },
    ...taxCode('delivery', method.taxClass),
  }
  return success({
    currency: request.currency,
    lines: composed,
    discounts: priced.discounts,
    delivery,
    totals: { subtotal, discount, tax, serviceCharge, payable },
    giftCard: payment.giftCard && {
      card: payment.giftCard.id,
      ending: giftCardEnding(payment.giftCard.code),
      amount: payment.giftCard.amount,
    },
    taxes: taxesByRate(composed, delivery, priced),
    appliedTax: priced.appliedTax,
    isConverted: priced.isConverted,
  })
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

/** Returns the first code that does not apply, and why. */
function codeErrorOf(codes: readonly string[], { discounts, refused }: PricedCart): OrderRequestError | null {
  const wrong = codes.find((code) => !discounts.some((discount) => discount.code === code))
  if (wrong === undefined) return null
  const reason = refused.find(({ code }) => code === wrong)?.error ?? 'unknown'
  return { kind: 'discount', code: wrong, reason }
}

const pickDelivery = ({ id, title, countries, minDays, maxDays }: DeliveryMethod) => ({
  ...{ id, title, countries, minDays, maxDays },
})

/** Distributes the tax of each class, which is rounded once, among its lines and delivery. */
function taxesOf(
  { lines, delivery, deliveryDiscount, taxes, currency }: PricedCart,
  products: ReadonlyMap<string, OrderableProduct>,
  method: DeliveryMethod | null,
): Map<string, number> {
  const shares = taxes.flatMap(({ taxClass, amount }) => {
    // Stryker disable next-line OptionalChaining: vanished products were refused above
    const goods = lines.filter(({ id }) => products.get(id)?.taxClass === taxClass)
    const isTaxedAlike = method?.taxClass === taxClass
    const taxed = [
      ...goods,
      ...(isTaxedAlike ? [{ id: DELIVERY_LINE, total: delivery, discount: deliveryDiscount }] : []),
    ]
    const parts = allocate(amount, taxed.map(discountedTotal), payableStep(currency))
    return taxed.map(({ id }, index) => [id, parts[index] ?? 0] as const)
  })
  return new Map(shares)
}

/** Adds up the taxes of classes with the same rate: an invoice shows one row per rate. */
function taxesByRate(
  lines: readonly ComposedLine[],
  delivery: ComposedDelivery | null,
  { taxes, appliedTax }: PricedCart,
): OrderTax[] {
  const rates = [...new Set(taxes.map(({ percent }) => percent))].sort((one, other) => one - other)
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  return rates.map((percent) => {
    const goods = sum(lines.filter(({ taxPercent }) => taxPercent === percent).map(discountedTotal))
    const shipping = delivery?.taxPercent === percent ? delivery.price - delivery.discount : 0
    const amount = sum(taxes.filter((tax) => tax.percent === percent).map((tax) => tax.amount))
    return { percent, net: goods + shipping - (appliedTax.isIncluded ? amount : 0), amount }
  })
}
