import type { LocaleId } from '#schemas/shared/locales.ts'
import {
  chooseDelivery,
  type DeliveryMethod,
  isUnreachable,
  methodsFor,
} from '../../delivery/delivery-method.ts'
import { payWithGiftCard } from '../../gift-cards/gift-card.ts'
import { payingCurrencies } from '../../pricing/currency-prices.ts'
import { minimumCharge } from '../../pricing/minimum-charge.ts'
import { priceCart } from '../../pricing/price-cart.ts'
import { ownPrice } from '../../pricing/sale.ts'
import { taxedCountries } from '../../pricing/tax.ts'
import { type CartProduct, type CheckedCart, type LineState, lineState } from './checked-cart.ts'
import { reviewCodes } from './codes.ts'
import { orderableQuantity } from './quantity.ts'
import type { Cart, CartLine, ProductSnapshot } from './stored-cart.ts'

/** A difference between a line and what the shopper saw when adding it. */
type LineChange = Exclude<LineState, 'ok'> | 'repriced' | 'renamed'

/** A cart with current data, prices and the currencies in which it can be paid. */
export type Review = ReturnType<typeof reviewCart>

/** A line of the cart with its current data. */
export type ReviewedLine = Review['lines'][number]

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
export function reviewCart(cart: Cart, checkedCart: CheckedCart, locale: LocaleId, browsed: string | null) {
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
  const firstCurrency = settings.firstCurrencies[locale]
  const preferredCurrencies = [cart.currency, browsed, firstCurrency, settings.currency]
  const currency = preferredCurrencies.find((code) => code && currencies.includes(code)) ?? currencies[0]
  const priced = priceIn(currency ?? settings.currency)
  const lines = checkedLines.map((line) => {
    const product = products.get(line.id) ?? null
    const current = product && createSnapshot(product, now, locale)
    return {
      id: line.id,
      quantity: line.quantity,
      /** Maximum units per customer. */
      limit: settings.detailLimit,
      snapshot: line.seen ?? null,
      /** Null for a product that is no longer sold, like `current`. */
      product,
      current,
      changes: lineChanges(line, product, current, settings.detailLimit),
      /** Its price; null if the totals leave it out. */
      priced: priced.lines.find(({ id }) => id === line.id) ?? null,
    }
  })
  const deliveries = methods.map((method) => {
    const { delivery: price, deliveryDiscount, isDeliveryPriced } = priceIn(priced.currency, method)
    return { method, amount: isDeliveryPriced ? price - deliveryDiscount : null }
  })
  const { payable, appliedTax } = priced
  const total = {
    payable,
    currency: priced.currency,
    minimum: minimumCharge(priced.currency, rates),
    now,
    isFinal: !appliedTax.isAutomatic,
  }
  const payment = payWithGiftCard(checkedCart.giftCards, cart.codes ?? [], total)
  const codes = reviewCodes(cart, checkedCart, priced, payment)
  return {
    lines,
    priced,
    /** The gift card that pays, and what is left to pay. */
    payment,
    codes,
    /** The countries with tax rates of their own, and the chosen one; null for other countries. */
    countries,
    country,
    /** The methods that reach the country, with what they cost after discounts; null without an exchange rate, none if nothing is shipped. */
    deliveries,
    delivery,
    /** Whether items cannot be shipped to the country. */
    isUnreachable: isShipped && isUnreachable(checkedCart.delivery, country, settings),
    /** Currencies in which every line can be paid. */
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
