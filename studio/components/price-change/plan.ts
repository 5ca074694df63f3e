import { amountText } from '#schemas/shared/amounts.ts'
import { checkSale } from '#schemas/validation/products.ts'
import { type CatalogEntry, productLabel, shownVersion, type StoredProduct } from '../catalog/catalog.ts'
import type { GuardedPatch } from '../catalog/transaction.ts'
import { changePrice, type PriceChange } from './price-change.ts'

/** The price of a product and its prices in other currencies by array key, in minor units. */
interface Prices {
  price: number
  others: Record<string, number>
}

/** A product with its prices before and after a change. */
export interface PricedLine {
  id: string
  name: string
  before: Prices
  /** null if the price cannot change. */
  after: Prices | null
}

/** The effect of a change on one product. */
export interface PlannedLine extends PricedLine {
  category: string | undefined
  currency: string
  /** Why the price cannot change. */
  error?: string
  /** Currencies of the other prices by array key. */
  currencies: Record<string, string>
  /** The published document and the draft, as far as they exist. */
  documents: { id: string; revision: string }[]
}

/** Returns the prices of a product, without incomplete ones. */
export function pricesOf({ price = 0, prices = [] }: StoredProduct): Prices {
  const complete = prices.filter(({ currency, amount }) => currency && amount)
  return { price, others: Object.fromEntries(complete.map(({ _key, amount }) => [_key, amount ?? 0])) }
}

const hasSamePrices = (one: Prices, other: Prices): boolean =>
  one.price === other.price && JSON.stringify(one.others) === JSON.stringify(other.others)

/** Returns whether a line changes a price. */
export const isChanged = ({ before, after }: PlannedLine): boolean =>
  after !== null && !hasSamePrices(before, after)

/** Plans a change for each product. */
export const planChange = (entries: readonly CatalogEntry[], change: PriceChange): PlannedLine[] =>
  entries.map((entry) => planLine(entry, change))

/** Plans one line: computes the new prices and checks draft and sale. */
function planLine(entry: CatalogEntry, change: PriceChange): PlannedLine {
  const shown = shownVersion(entry)
  const versions = [entry.published, entry.draft].filter((version) => version !== undefined)
  const prices = shown.prices ?? []
  const line: PlannedLine = {
    id: entry.id,
    name: productLabel(shown),
    category: shown.category?._ref,
    currency: shown.currency ?? '',
    before: pricesOf(shown),
    after: null,
    currencies: Object.fromEntries(prices.map(({ _key, currency = '' }) => [_key, currency])),
    documents: versions.map(({ _id, _rev }) => ({ id: _id, revision: _rev })),
  }
  if (!shown.price || !shown.currency) return { ...line, error: 'This product has no price yet.' }
  if (entry.published && entry.draft && !hasSameMoney(entry.published, entry.draft)) {
    return { ...line, error: 'Its draft has a different price. Publish or discard the draft first.' }
  }
  const after = computePrices(line, change)
  if ('error' in after) return { ...line, error: after.error }
  const result = checkSale({ ...shown, price: after.price })
  return result === true
    ? { ...line, after }
    : { ...line, error: `This conflicts with its sale. ${result.message}` }
}

const hasSameMoney = (one: StoredProduct, other: StoredProduct): boolean =>
  one.currency === other.currency && hasSamePrices(pricesOf(one), pricesOf(other))

/** Computes new prices. A percentage applies to every currency, an amount to its own only. */
function computePrices(
  { before, currency, currencies }: PlannedLine,
  change: PriceChange,
): Prices | { error: string } {
  if (change.by === 'amount' && change.currency !== currency) {
    return { error: `The price is in ${currency}, but the change is in ${change.currency}.` }
  }
  const price = changePrice(before.price, currency, change)
  if (price === null) return { error: 'The price would drop to zero or below.' }
  const others: Record<string, number> = {}
  for (const [key, amount] of Object.entries(before.others)) {
    const code = currencies[key] ?? ''
    const changed = change.by === 'percent' ? changePrice(amount, code, change) : amount
    if (changed === null) return { error: `The price in ${code} would drop to zero or below.` }
    others[key] = changed
  }
  return { price, others }
}

/** Returns the patches of all lines that change a price. */
export function patchesOf(lines: readonly PlannedLine[]): GuardedPatch[] {
  return lines.filter(isChanged).flatMap(({ before, after, documents }) => {
    if (!after) return []
    const otherPrices = Object.entries(after.others).filter(([key, amount]) => before.others[key] !== amount)
    const set = {
      ...(after.price !== before.price && { price: after.price }),
      ...Object.fromEntries(
        otherPrices.map(([key, amount]) => [`prices[_key==${JSON.stringify(key)}].amount`, amount]),
      ),
    }
    return documents.map(({ id, revision }) => ({ id, revision, set }))
  })
}

/** Formats prices, one a line. */
export function formatPrices({ currency, currencies }: PlannedLine, { price, others }: Prices): string {
  const rest = Object.entries(others).map(([key, minor]) => amountText(minor, currencies[key] ?? ''))
  return [amountText(price, currency), ...rest].join('\n')
}
