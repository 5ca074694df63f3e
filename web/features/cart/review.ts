import type { LocaleId } from '#schemas/shared/locales.ts'
import { priceCart, type PricedCart, type PricedLine } from '#web/lib/prices/price-cart.ts'
import { ownPrice } from '#web/lib/prices/sale.ts'
import { stateOf, type CartAnswer, type LineState, type SoldGood } from './answer.ts'
import type { Cart, CartLine, SeenGood } from './stored.ts'

/** What differs between a line and what the shopper saw when it was chosen. */
export type Change = Exclude<LineState, 'ok'> | 'repriced' | 'renamed'

/** A line of the cart beside what the site knows of it. */
export interface ReviewedLine {
  id: string
  quantity: number
  seen: SeenGood | null
  /** Null for a good that is not sold any more; so is how it looks now. */
  good: SoldGood | null
  current: SeenGood | null
  changes: Change[]
  /** What it costs; null where it is in no sum. */
  priced: PricedLine | null
}

/** A cart as it is shown: checked, priced, and with what it can be paid in. */
export interface Review {
  lines: ReviewedLine[]
  priced: PricedCart
  /** Currencies in which all of it can be paid. */
  currencies: string[]
}

/** What a good looks like now, to be kept with its line. */
export function seenNow(good: SoldGood, now: number, locale: string): SeenGood {
  const { title, currency } = good
  return { title, locale, price: ownPrice(good, now).reduced, currency }
}

function changesOf(line: CartLine, good: SoldGood | null, current: SeenGood | null): Change[] {
  const state = stateOf(line.quantity, good)
  const changes: Change[] = state === 'ok' ? [] : [state]
  if (!current || !line.seen) return changes
  if (current.price !== line.seen.price || current.currency !== line.seen.currency) changes.push('repriced')
  if (line.seen.locale === current.locale && line.seen.title !== current.title) changes.push('renamed')
  return changes
}

const goodsOf = (answer: CartAnswer) => new Map(answer.lines.map(({ productId, good }) => [productId, good]))

/** How many of a line can be had. */
const obtainable = ({ quantity }: CartLine, good: SoldGood | null) =>
  good ? Math.min(quantity, good.available ?? quantity) : 0

/**
 * Lays a cart beside what the site knows of it. Lines that the answer does not speak of are left out: they are being asked for.
 *
 * @param locale language of the page: names are compared within one language only
 */
export function reviewCart(cart: Cart, answer: CartAnswer, locale: string): Review {
  const { settings, rates, now } = answer
  const goods = goodsOf(answer)
  const known = cart.lines.filter(({ id }) => goods.has(id))
  const toPrice = known.flatMap((line) => {
    const good = goods.get(line.id) ?? null
    const quantity = obtainable(line, good)
    return good && quantity > 0 ? [{ id: line.id, quantity, good }] : []
  })
  const priceIn = (currency: string) => priceCart({ lines: toPrice, settings, rates, currency, now })
  const offered: readonly string[] =
    settings.payingCurrencies.length > 0 ? settings.payingCurrencies : [settings.currency]
  const currencies = offered.filter((currency) => priceIn(currency).complete)
  const wanted = [cart.currency, settings.firstCurrencies[locale as LocaleId], settings.currency]
  const currency = wanted.find((code) => code && currencies.includes(code)) ?? currencies[0]
  const priced = priceIn(currency ?? settings.currency)
  const lines = known.map((line) => {
    const good = goods.get(line.id) ?? null
    const current = good && seenNow(good, now, locale)
    return {
      id: line.id,
      quantity: line.quantity,
      seen: line.seen ?? null,
      good,
      current,
      changes: changesOf(line, good, current),
      priced: priced.lines.find(({ id }) => id === line.id) ?? null,
    }
  })
  return { lines, priced, currencies }
}

/** The cart with what cannot be had taken out, and with names and prices as they are now. */
export function acceptChanges(cart: Cart, answer: CartAnswer, locale: string): Cart {
  const goods = goodsOf(answer)
  const lines = cart.lines.flatMap((line): CartLine[] => {
    if (!goods.has(line.id)) return [line]
    const good = goods.get(line.id) ?? null
    const quantity = obtainable(line, good)
    return good && quantity > 0 ? [{ ...line, quantity, seen: seenNow(good, answer.now, locale) }] : []
  })
  return { ...cart, lines }
}

/** The cart with what the shopper sees now kept where nothing was yet; the same cart where nothing is to be kept. */
export function keepSeen(cart: Cart, answer: CartAnswer, locale: string): Cart {
  const goods = goodsOf(answer)
  const unseen = ({ id, seen }: CartLine) => !seen && goods.get(id)
  if (!cart.lines.some(unseen)) return cart
  const lines = cart.lines.map((line) => {
    const good = goods.get(line.id)
    return good && !line.seen ? { ...line, seen: seenNow(good, answer.now, locale) } : line
  })
  return { ...cart, lines }
}
