import { payableStep } from '#schemas/shared/currencies.ts'
import { reducedPrice } from '#schemas/shared/sale.ts'
import { applyDiscounts } from './apply-discounts.ts'
import { convert, convertExactly } from './convert.ts'
import { DELIVERY_LINE, type DeliveryPrice, deliveryPrice } from './delivery.ts'
import { type Discount, type DiscountError, type DiscountPayment, toPaying } from './discount.ts'
import { larger, sum, toNumber } from './ratio.ts'
import { activeSale, type OwnPrice } from './sale.ts'
import { type AppliedTax, rateOf, taxFor, taxOn, type TaxRules } from './tax.ts'

/** The fields of a product that determine its price in every currency. */
export interface PricedProduct extends OwnPrice {
  /** Prices set by hand for other currencies, in their minor units. They replace converted prices. */
  prices: readonly { currency: string; amount: number }[]
}

/** A priced product with its tax class. */
export interface TaxedProduct extends PricedProduct {
  taxClass: string
}

/** A product and its quantity. */
export interface LineToPrice {
  id: string
  quantity: number
  product: TaxedProduct
}

/** The shop settings that determine a total. */
export interface PriceRules extends TaxRules {
  /** In minor units of `currency`. */
  serviceCharge: number
  currency: string
}

/** The paying currency, the exchange rates and the time (milliseconds since 1970) of a price. */
export type Payment = Omit<DiscountPayment, 'step'>

/** Line items with the rules by which they are priced. */
export interface CartToPrice extends Payment {
  lines: readonly LineToPrice[]
  settings: PriceRules
  /** Promotions, and the discounts of the codes in the cart. */
  discounts?: readonly Discount[]
  /** The delivery method; null or missing if nothing is shipped. */
  delivery?: DeliveryPrice | null
  /** The buyer's country, by ISO 3166 code; null or missing for the shop's own tax rates. */
  country?: string | null
}

/** The price of a line item, in minor units of the paying currency. */
interface PricedLine {
  id: string
  quantity: number
  /** The price of one unit before its discount, the discount, and the price after it. */
  fullUnit: number
  unitDiscount: number
  unit: number
  /** `unit` times `quantity`. */
  total: number
  /** Its share of the cart's discounts, at most `total`. */
  discount: number
}

/** A discount of a cart and what it takes off, in minor units of the paying currency. */
export interface PricedDiscount extends Pick<Discount, 'id' | 'title' | 'code'> {
  amount: number
}

/** A discount that does not apply to a cart. */
interface RefusedDiscount extends Pick<Discount, 'id' | 'title' | 'code'> {
  /** What its line items must cost, in minor units of the paying currency; null for any amount. */
  minimum: number | null
  error: DiscountError
}

/** The totals of a cart, in minor units of `currency`. */
export interface PricedCart {
  currency: string
  /** Without those that have no exchange rate to this currency. */
  lines: PricedLine[]
  /** Before discounts, and before tax unless prices include it. */
  subtotal: number
  /** What sale prices take off. */
  discount: number
  /** The codes and promotions that apply, what they take off together, and those that do not apply. */
  discounts: PricedDiscount[]
  orderDiscount: number
  refused: RefusedDiscount[]
  /** What delivery costs, and what a discount takes off it; 0 without delivery. */
  delivery: number
  deliveryDiscount: number
  /** Whether the price of the delivery method has an exchange rate; true without delivery. */
  isDeliveryPriced: boolean
  /** Tax on the discounted total of each tax class, or in it if prices include tax, rounded once. */
  taxes: { taxClass: string; percent: number; amount: number }[]
  tax: number
  /** The country whose rates apply, what its tax is called, and whether prices include it. */
  appliedTax: Omit<AppliedTax, 'rates'>
  serviceCharge: number
  payable: number
  /** Whether every line, delivery and the service charge can be paid in this currency. */
  complete: boolean
  /** Whether any amount was converted by an exchange rate. */
  isConverted: boolean
}

interface Unit {
  full: bigint
  reduced: bigint
  isConverted: boolean
}

/** Returns the price of one unit in the paying currency, before and after its discount; null without an exchange rate. */
function unitOf(product: PricedProduct, { rates, currency, now }: Payment): Unit | null {
  const explicit = product.prices.find(
    (price) => price.currency === currency && currency !== product.currency,
  )
  const own = explicit ? explicit.amount : product.price
  const step = BigInt(payableStep(currency))
  const toStep = (minor: number, from: string) => convertExactly(BigInt(minor), from, currency, rates, step)
  let sale = activeSale(product.sale, now)
  if (sale?.kind === 'amount' && explicit) {
    // Its amount is in the product's own currency, the explicit price in the paying one.
    const amount = convert(sale.amount, product.currency, currency, rates)
    if (amount === null) return null
    sale = { ...sale, amount }
  }
  const reduced = sale ? reducedPrice(own, sale) : own
  const written = explicit ? currency : product.currency
  const [full, paid] = [toStep(own, written), toStep(reduced, written)]
  // Stryker disable next-line ConditionalExpression,LogicalOperator: both are null or neither
  if (full === null || paid === null) return null
  const isOffConverted = sale?.kind === 'amount' && product.currency !== currency
  // At least the smallest payable step, so that no product is free by rounding.
  return {
    full: larger(full, step),
    reduced: larger(paid, step),
    isConverted: written !== currency || isOffConverted,
  }
}

/** Returns the regular and the current price of one unit in minor units of the paying currency; null without an exchange rate. */
export function unitPrices(
  product: PricedProduct,
  payment: Payment,
): { full: number; reduced: number } | null {
  const unit = unitOf(product, payment)
  return unit && { full: toNumber(unit.full), reduced: toNumber(unit.reduced) }
}

/** Returns the current price of one unit in minor units of the paying currency; null without an exchange rate. */
export const unitPrice = (product: PricedProduct, payment: Payment): number | null =>
  unitPrices(product, payment)?.reduced ?? null

/**
 * Prices a cart, in the browser and on the server alike. Unit prices are discounted, converted and multiplied by the quantity, and discounts
 * are taken off the line items. Tax on the rest is rounded once per tax class, and added unless prices include it. The service charge is
 * added. Each amount is rounded to what can be paid in the currency.
 *
 * @returns totals that add up exactly from the lines
 * @throws RangeError if an amount exceeds the safe integers
 */
export function priceCart(cart: CartToPrice): PricedCart {
  const { lines, settings, rates, currency, now, discounts = [], delivery = null, country } = cart
  const step = BigInt(payableStep(currency))
  const priced = lines.flatMap((line) => {
    const unit = unitOf(line.product, cart)
    return unit ? [{ ...line, unit, count: BigInt(line.quantity) }] : []
  })
  const subtotal = sum(priced.map(({ unit, count }) => unit.full * count))
  const reducedSubtotal = sum(priced.map(({ unit, count }) => unit.reduced * count))
  const discountable = priced.map(({ id, unit, count }) => ({ id, unit: unit.reduced, count }))
  const payment = { currency, step, rates, now }
  const priceDelivery = (discountedSubtotal: bigint) =>
    (delivery && deliveryPrice(delivery, discountedSubtotal, payment)) ?? 0n
  const {
    applied,
    shares,
    refused,
    delivery: deliveryCost,
  } = applyDiscounts(discounts, discountable, payment, priceDelivery)
  const isDeliveryPriced = !delivery || deliveryPrice(delivery, 0n, payment) !== null
  const shareOf = (id: string) => shares.get(id) ?? 0n
  const orderDiscount = sum(applied.map(({ amount }) => amount))
  const reducedDelivery = deliveryCost - shareOf(DELIVERY_LINE)
  const taxClasses = [
    ...priced.map(({ product }) => product.taxClass),
    ...(delivery ? [delivery.taxClass] : []),
  ]
  const classes = [...new Set(taxClasses)].sort()
  const { rates: taxRates, ...appliedTax } = taxFor(settings, country)
  const { isIncluded } = appliedTax
  const taxes = classes.map((taxClass) => {
    const percent = rateOf(taxRates, taxClass)
    const taxed = priced.filter(({ product }) => product.taxClass === taxClass)
    const lineTotal = sum(taxed.map(({ id, unit, count }) => unit.reduced * count - shareOf(id)))
    const taxable = lineTotal + (delivery?.taxClass === taxClass ? reducedDelivery : 0n)
    return { taxClass, percent, amount: taxOn(taxable, percent, isIncluded, step) }
  })
  const tax = sum(taxes.map(({ amount }) => amount))
  const charge = convertExactly(BigInt(settings.serviceCharge), settings.currency, currency, rates, step)
  return {
    currency,
    lines: priced.map(({ id, quantity, unit, count }) => ({
      id,
      quantity,
      fullUnit: toNumber(unit.full),
      unitDiscount: toNumber(unit.full - unit.reduced),
      unit: toNumber(unit.reduced),
      total: toNumber(unit.reduced * count),
      discount: toNumber(shareOf(id)),
    })),
    subtotal: toNumber(subtotal),
    discount: toNumber(subtotal - reducedSubtotal),
    discounts: applied.map(({ discount: { id, title, code }, amount }) => ({
      id,
      title,
      code,
      amount: toNumber(amount),
    })),
    orderDiscount: toNumber(orderDiscount),
    refused: refused.map(({ discount, error }) => {
      const { id, title, code } = discount
      const minimum = toPaying(discount.minimum ?? 0, discount, payment)
      return { id, title, code, minimum: minimum ? toNumber(minimum) : null, error }
    }),
    delivery: toNumber(deliveryCost),
    deliveryDiscount: toNumber(shareOf(DELIVERY_LINE)),
    isDeliveryPriced,
    taxes: taxes.map(({ amount, ...of }) => ({ ...of, amount: toNumber(amount) })),
    tax: toNumber(tax),
    appliedTax,
    serviceCharge: toNumber(charge ?? 0n),
    payable: toNumber(
      reducedSubtotal - orderDiscount + deliveryCost + (isIncluded ? 0n : tax) + (charge ?? 0n),
    ),
    complete: priced.length === lines.length && charge !== null && isDeliveryPriced,
    isConverted:
      priced.some(({ unit }) => unit.isConverted) ||
      applied.some(({ discount }) => discount.kind === 'amount' && discount.currency !== currency) ||
      (deliveryCost > 0n && delivery?.currency !== currency) ||
      (settings.serviceCharge > 0 && settings.currency !== currency),
  }
}
