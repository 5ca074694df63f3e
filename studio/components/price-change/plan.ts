import { currencyDecimals } from '../../../schemas/shared/currencies.ts'
import { decimalText } from '../../../schemas/shared/amounts.ts'
import { checkSale } from '../../../schemas/validation/products.ts'
import { nameOf, shownVersion, type CatalogueEntry, type StoredProduct } from '../catalogue/catalogue.ts'
import type { GuardedPatch } from '../catalogue/guarded-patches.ts'
import { changePrice, type PriceChange } from './price-change.ts'

/** What a product costs: its price, and its prices in further currencies by their array keys. Minor units. */
export interface Costs {
  price: number
  further: Record<string, number>
}

/** What a change does to one product. */
export interface PlannedLine {
  id: string
  name: string
  category: string | undefined
  currency: string
  before: Costs
  /** `null` where the change is refused. */
  after: Costs | null
  /** Why it is refused. */
  refusal?: string
  /** Currencies of the further prices by their array keys. */
  currencies: Record<string, string>
  /** The documents to change: the published one and its draft, or the one there is. */
  documents: { id: string; revision: string }[]
}

/** The costs of a product; a further price without an amount or a currency is left alone. */
export function costsOf({ price = 0, prices = [] }: StoredProduct): Costs {
  const whole = prices.filter(({ currency, amount }) => currency && amount)
  return { price, further: Object.fromEntries(whole.map(({ _key, amount }) => [_key, amount ?? 0])) }
}

const sameCosts = (one: Costs, other: Costs): boolean =>
  one.price === other.price && JSON.stringify(one.further) === JSON.stringify(other.further)

/** Whether a line changes anything. */
export const isChanged = ({ before, after }: PlannedLine): boolean =>
  after !== null && !sameCosts(before, after)

/** Plans a change for each of some products; a line that cannot be changed says why. */
export const planChange = (entries: readonly CatalogueEntry[], change: PriceChange): PlannedLine[] =>
  entries.map((entry) => planLine(entry, (line) => changeCosts(line, change)))

type NewCosts = Costs | { refusal: string }

/** Plans one line: reads what there is, refuses what nobody should change unseen, asks for the new costs, and checks the sale. */
export function planLine(entry: CatalogueEntry, newCosts: (line: PlannedLine) => NewCosts): PlannedLine {
  const shown = shownVersion(entry)
  const versions = [entry.published, entry.draft].filter((version) => version !== undefined)
  const prices = shown.prices ?? []
  const line: PlannedLine = {
    id: entry.id,
    name: nameOf(shown),
    category: shown.category?._ref,
    currency: shown.currency ?? '',
    before: costsOf(shown),
    after: null,
    currencies: Object.fromEntries(prices.map(({ _key, currency = '' }) => [_key, currency])),
    documents: versions.map(({ _id, _rev }) => ({ id: _id, revision: _rev })),
  }
  if (!shown.price || !shown.currency) return { ...line, refusal: 'It has no price yet.' }
  if (entry.published && entry.draft && !sameMoney(entry.published, entry.draft)) {
    return { ...line, refusal: 'A draft has another price: publish or discard it first.' }
  }
  const after = newCosts(line)
  if ('refusal' in after) return { ...line, refusal: after.refusal }
  const verdict = checkSale({ ...shown, price: after.price })
  return verdict === true
    ? { ...line, after }
    : { ...line, refusal: `Its sale does not fit: ${verdict.message}` }
}

const sameMoney = (one: StoredProduct, other: StoredProduct): boolean =>
  one.currency === other.currency && sameCosts(costsOf(one), costsOf(other))

/** A percentage changes every price of a product, so that they keep their relation; an amount those in its own currency. */
function changeCosts({ before, currency, currencies }: PlannedLine, change: PriceChange): NewCosts {
  if (change.by === 'amount' && change.currency !== currency) {
    return { refusal: `Its price is in ${currency}, the change in ${change.currency}.` }
  }
  const price = changePrice(before.price, currency, change)
  if (price === null) return { refusal: 'Nothing would be left to pay.' }
  const further: Record<string, number> = {}
  for (const [key, amount] of Object.entries(before.further)) {
    const code = currencies[key] ?? ''
    const changed = change.by === 'percent' ? changePrice(amount, code, change) : amount
    if (changed === null) return { refusal: `Nothing would be left to pay in ${code}.` }
    further[key] = changed
  }
  return { price, further }
}

/** The patches that make a plan true, for the lines that change something. */
export function patchesOf(lines: readonly PlannedLine[]): GuardedPatch[] {
  return lines.filter(isChanged).flatMap(({ before, after, documents }) => {
    if (!after) return []
    const further = Object.entries(after.further).filter(([key, amount]) => before.further[key] !== amount)
    const set = {
      ...(after.price !== before.price && { price: after.price }),
      ...Object.fromEntries(
        further.map(([key, amount]) => [`prices[_key==${JSON.stringify(key)}].amount`, amount]),
      ),
    }
    return documents.map(({ id, revision }) => ({ id, revision, set }))
  })
}

/** A line's costs as one reads them: `USD 56.26, CNY 398.00`. */
export function costsText({ currency, currencies }: PlannedLine, { price, further }: Costs): string {
  const amount = (code: string, minor: number) => `${code} ${decimalText(minor, currencyDecimals(code))}`
  const others = Object.entries(further).map(([key, minor]) => amount(currencies[key] ?? '', minor))
  return [amount(currency, price), ...others].join(', ')
}
