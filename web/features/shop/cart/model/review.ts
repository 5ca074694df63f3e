import type { LocaleId } from '#schemas/shared/locales.ts'
import { chooseDelivery, type DeliveryMethod, methodsFor } from '../../delivery/delivery-method.ts'
import { type GiftCardPayment, payWithGiftCard } from '../../gift-cards/gift-card.ts'
import { payingCurrencies } from '../../pricing/currency-prices.ts'
import { priceCart, type PricedCart, type PricedLine } from '../../pricing/price-cart.ts'
import { ownPrice } from '../../pricing/sale.ts'
import { taxedCountries } from '../../pricing/tax.ts'
import { type CartProduct, type CheckedCart, type LineState, lineState } from './checked-cart.ts'
import { reviewCodes, type ReviewedCode } from './codes.ts'
import { orderableQuantity } from './quantity.ts'
import type { Cart, CartLine, ProductSnapshot } from './stored-cart.ts'

/** A difference between a line and what the shopper saw when adding it. */
type LineChange = Exclude<LineState, 'ok'> | 'repriced' | 'renamed'

/** A line of the cart with its current data. */
export interface ReviewedLine {
  id: string
  quantity: number
  /** Maximum units per customer. */
  limit: number
  snapshot: ProductSnapshot | null
  /** Null for a product that is no longer sold, like `current`. */
  product: CartProduct | null
  current: ProductSnapshot | null
  changes: LineChange[]
  /** Its price; null if the totals leave it out. */
  priced: PricedLine | null
}

/** A delivery method and what it costs in the paying currency, after discounts. */
export interface DeliveryChoice {
  method: DeliveryMethod
  amount: number
}

/** A cart with current data, prices and the currencies in which it can be paid. */
export interface Review {
  lines: ReviewedLine[]
  priced: PricedCart
  /** The gift card that pays, and what is left to pay. */
  payment: Pick<GiftCardPayment, 'giftCard' | 'due'>
  codes: ReviewedCode[]
  /** The countries with tax rates of their own, and the chosen one; null for other countries. */
  countries: string[]
  country: string | null
  /** The methods that reach the country; none if nothing is shipped. */
  deliveries: DeliveryChoice[]
  delivery: DeliveryMethod | null
  /** Whether the shop has delivery methods, but none that reaches the country. */
  isUnreachable: boolean
  /** Currencies in which every line can be paid. */
  currencies: string[]
}

/** Creates a snapshot of a product's current title and price, to be stored with its line. */
function createSnapshot(product: CartProduct, now: number, locale: string): ProductSnapshot {
  return {
    title: product.name,
    locale,
    price: ownPrice(product, now).reduced,
    currency: product.currency,
  }
}

function lineChanges(
  line: CartLine,
  product: CartProduct | null,
  current: ProductSnapshot | null,
  limit: number,
): LineChange[] {
  const state = lineState(line.quantity, product, limit)
  const changes: LineChange[] = state === 'ok' ? [] : [state]
  if (!current || !line.seen) return changes
  if (current.price !== line.seen.price || current.currency !== line.seen.currency) changes.push('repriced')
  if (line.seen.locale === current.locale && line.seen.title !== current.title) changes.push('renamed')
  return changes
}

const productsById = (checkedCart: CheckedCart) =>
  new Map(checkedCart.lines.map(({ productId, product }) => [productId, product]))

const orderableUnits = ({ quantity }: CartLine, product: CartProduct | null, limit: number) =>
  product && !product.needsChoice ? orderableQuantity(quantity, { available: product.available, limit }) : 0

/**
 * Combines a cart with its current data. Lines without data are left out, because they are being fetched.
 *
 * @param locale language of the page; titles are compared within one language only
 * @param browsed the currency in which the shopper browses, in which they pay unless they choose another one
 */
export function reviewCart(
  cart: Cart,
  checkedCart: CheckedCart,
  locale: string,
  browsed: string | null = null,
): Review {
  const { settings, rates, now } = checkedCart
  const products = productsById(checkedCart)
  const checkedLines = cart.lines.filter(({ id }) => products.has(id))
  const linesToPrice = checkedLines.flatMap((line) => {
    const product = products.get(line.id) ?? null
    const quantity = orderableUnits(line, product, settings.detailLimit)
    return product && quantity > 0 ? [{ id: line.id, quantity, product }] : []
  })
  const discounts = checkedCart.discounts.filter(({ code }) => code === null || cart.codes?.includes(code))
  const isShipped = linesToPrice.some(({ product }) => product.isShipped)
  const countries = taxedCountries(settings)
  const country = countries.find((code) => code === cart.country) ?? null
  const methods = isShipped ? methodsFor(checkedCart.delivery, country, settings) : []
  const delivery = chooseDelivery(methods, cart.delivery, isShipped)
  const priceIn = (currency: string, method: DeliveryMethod | null = delivery) =>
    priceCart({
      lines: linesToPrice,
      settings,
      rates,
      currency,
      now,
      discounts,
      delivery: method,
      country,
    })
  const currencies: string[] = payingCurrencies(settings).filter((currency) => priceIn(currency).complete)
  const firstCurrency = settings.firstCurrencies[locale as LocaleId]
  const preferredCurrencies = [cart.currency, browsed, firstCurrency, settings.currency]
  const currency = preferredCurrencies.find((code) => code && currencies.includes(code)) ?? currencies[0]
  const priced = priceIn(currency ?? settings.currency)
  const lines = checkedLines.map((line) => {
    const product = products.get(line.id) ?? null
    const current = product && createSnapshot(product, now, locale)
    return {
      id: line.id,
      quantity: line.quantity,
      limit: settings.detailLimit,
      snapshot: line.seen ?? null,
      product,
      current,
      changes: lineChanges(line, product, current, settings.detailLimit),
      priced: priced.lines.find(({ id }) => id === line.id) ?? null,
    }
  })
  const deliveries = methods.map((method) => {
    const { delivery: price, deliveryDiscount } = priceIn(priced.currency, method)
    return { method, amount: price - deliveryDiscount }
  })
  const { payable, appliedTax } = priced
  const total = { payable, currency: priced.currency, now, isFinal: !appliedTax.isAutomatic }
  const payment = payWithGiftCard(checkedCart.giftCards, cart.codes ?? [], total)
  const codes = reviewCodes(cart, checkedCart, priced, payment)
  const isUnreachable = isShipped && methods.length === 0 && checkedCart.delivery.length > 0
  return {
    lines,
    priced,
    payment,
    codes,
    countries,
    country,
    deliveries,
    delivery,
    isUnreachable,
    currencies,
  }
}

/** Removes unavailable units from the cart and updates the snapshots of the others. */
export function acceptChanges(cart: Cart, checkedCart: CheckedCart, locale: string): Cart {
  const products = productsById(checkedCart)
  const lines = cart.lines.flatMap((line): CartLine[] => {
    if (!products.has(line.id)) return [line]
    const product = products.get(line.id) ?? null
    const quantity = orderableUnits(line, product, checkedCart.settings.detailLimit)
    return product && quantity > 0
      ? [{ ...line, quantity, seen: createSnapshot(product, checkedCart.now, locale) }]
      : []
  })
  return { ...cart, lines }
}

/** Adds snapshots to lines that lack one; returns the same cart if none does. */
export function addMissingSnapshots(cart: Cart, checkedCart: CheckedCart, locale: string): Cart {
  const products = productsById(checkedCart)
  const lacksSnapshot = ({ id, seen }: CartLine) => !seen && products.get(id)
  if (!cart.lines.some(lacksSnapshot)) return cart
  const lines = cart.lines.map((line) => {
    const product = products.get(line.id)
    return product && !line.seen ? { ...line, seen: createSnapshot(product, checkedCart.now, locale) } : line
  })
  return { ...cart, lines }
}
