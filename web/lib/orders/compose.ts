import { payableStep, type CurrencyCode } from '#schemas/shared/currencies.ts'
import { shareOut } from '#schemas/shared/share-out.ts'
import type { ExchangeRates } from '#web/lib/prices/convert.ts'
import { priceCart, type PricedCart, type PricedGood, type PriceRules } from '#web/lib/prices/price-cart.ts'

/** A good as it can be ordered now. */
export interface OfferedGood extends PricedGood {
  /** The number in its address. */
  number: string
  /** Id of its document. */
  documentId: string
  title: string
  kind: 'physical' | 'digital'
  /** How many are left; null where they are not counted. */
  available: number | null
}

/** What somebody wants to buy. */
export interface OrderWish {
  items: readonly { productId: string; quantity: number }[]
  currency: CurrencyCode
  /** What it comes to as the shopper saw it, in minor units; undefined where nothing was said. */
  expected?: number | undefined
}

/** What the shop offers at a moment (milliseconds since 1970). */
export interface Offer {
  goods: readonly OfferedGood[]
  settings: PriceRules & { payingCurrencies: readonly string[] }
  rates: ExchangeRates
  now: number
}

/** A line of an order; amounts in minor units of the order's currency. */
export interface ComposedLine {
  number: string
  documentId: string
  title: string
  kind: 'physical' | 'digital'
  quantity: number
  fullUnit: number
  unit: number
  total: number
  /** Its part of the order's tax, so that it can go back with the line. */
  tax: number
  /** Percent of tax on it. */
  taxPercent: number
  /** Whether its pieces are counted, and so taken out of the stock. */
  isCounted: boolean
}

/** What an order comes to, in minor units of its currency. */
export interface OrderTotals {
  subtotal: number
  discount: number
  tax: number
  serviceCharge: number
  payable: number
}

/** The tax at one rate, in minor units; `net` is what it is taken of. */
export interface OrderTax {
  percent: number
  net: number
  amount: number
}

/** An order as it can be placed. */
export interface ComposedOrder {
  currency: string
  lines: ComposedLine[]
  totals: OrderTotals
  /** By rate, the lowest first; they add up to the tax of the totals. */
  taxes: OrderTax[]
}

/** Why it cannot be placed as it is. */
export type WishFault =
  | { kind: 'vanished'; products: string[] }
  | { kind: 'stock'; products: { productId: string; available: number }[] }
  | { kind: 'currency' }
  | { kind: 'price'; payable: number }

/**
 * Makes an order of a wish, by the same rules as the cart shows it. Names, prices and currencies are the shop's own, whatever a browser says.
 */
export function composeOrder(
  wish: OrderWish,
  offer: Offer,
): { ok: true; value: ComposedOrder } | { ok: false; fault: WishFault } {
  const goods = new Map(offer.goods.map((good) => [good.number, good]))
  const wanted = joined(wish.items).map((item) => ({ ...item, good: goods.get(item.productId) }))
  const vanished = wanted.filter(({ good }) => !good).map(({ productId }) => productId)
  if (vanished.length > 0) return { ok: false, fault: { kind: 'vanished', products: vanished } }
  const short = wanted.flatMap(({ productId, quantity, good }) =>
    good && good.available !== null && good.available < quantity
      ? [{ productId, available: Math.max(0, good.available) }]
      : [],
  )
  if (short.length > 0) return { ok: false, fault: { kind: 'stock', products: short } }
  const offered = offer.settings.payingCurrencies
  if (offered.length > 0 && !offered.includes(wish.currency))
    return { ok: false, fault: { kind: 'currency' } }
  const lines = wanted.flatMap(({ productId, quantity, good }) =>
    good ? [{ id: productId, quantity, good }] : [],
  )
  const { settings, rates, now } = offer
  const priced = priceCart({ lines, settings, rates, currency: wish.currency, now })
  const { subtotal, discount, tax, serviceCharge, payable } = priced
  if (!priced.complete) return { ok: false, fault: { kind: 'currency' } }
  if (wish.expected !== undefined && wish.expected !== payable)
    return { ok: false, fault: { kind: 'price', payable } }
  const taxes = taxesOf(priced, goods)
  const rateOf = new Map(priced.taxes.map(({ taxClass, percent }) => [taxClass, percent]))
  const composed = priced.lines.flatMap(({ id, quantity, fullUnit, unit, total }): ComposedLine[] => {
    const good = goods.get(id)
    if (!good) return []
    const { number, documentId, title, kind } = good
    const isCounted = good.available !== null
    const line = { number, documentId, title, kind, quantity, fullUnit, unit, total }
    const taxPercent = rateOf.get(good.taxClass) ?? 0
    return [{ ...line, tax: taxes.get(id) ?? 0, taxPercent, isCounted }]
  })
  return {
    ok: true,
    value: {
      currency: wish.currency,
      lines: composed,
      totals: { subtotal, discount, tax, serviceCharge, payable },
      taxes: taxesByRate(composed, priced.taxes),
    },
  }
}

/** The tax of each class, rounded once for all of it, shared out among the lines that made it. */
function taxesOf(
  { lines, taxes, currency }: PricedCart,
  goods: ReadonlyMap<string, OfferedGood>,
): Map<string, number> {
  const shares = taxes.flatMap(({ taxClass, amount }) => {
    const taxed = lines.filter(({ id }) => goods.get(id)?.taxClass === taxClass)
    const parts = shareOut(
      amount,
      taxed.map(({ total }) => total),
      payableStep(currency),
    )
    return taxed.map(({ id }, index) => [id, parts[index] ?? 0] as const)
  })
  return new Map(shares)
}

/** Classes of one rate are one line of an invoice. */
function taxesByRate(
  lines: readonly ComposedLine[],
  taxes: readonly { percent: number; amount: number }[],
): OrderTax[] {
  const rates = [...new Set(taxes.map(({ percent }) => percent))].sort((one, other) => one - other)
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  return rates.map((percent) => ({
    percent,
    net: sum(lines.filter(({ taxPercent }) => taxPercent === percent).map(({ total }) => total)),
    amount: sum(taxes.filter((tax) => tax.percent === percent).map(({ amount }) => amount)),
  }))
}

/** The same good twice is one line. */
function joined(items: OrderWish['items']): { productId: string; quantity: number }[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of items)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}
