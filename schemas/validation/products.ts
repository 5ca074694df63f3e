import { getPublishedId } from 'sanity'
import { decimalText } from '../shared/amounts.ts'
import { currencyDecimals } from '../shared/currencies.ts'
import { reducedPrice, type Sale } from '../shared/sale.ts'
import type { LocatedResult, ValidationResult } from './addresses.ts'
import { findRepeated } from './listed-once.ts'
import { checkPeriod } from './period.ts'

/** The price fields of a product that are checked together. Amounts in minor units. */
export interface ProductMoney {
  price?: number
  currency?: string
  prices?: readonly { _key: string; currency?: string; amount?: number }[]
  sale?: Sale
}

const at = (field: keyof Sale, message: string): LocatedResult => ({ message, path: [field] })

/** Checks that a sale is complete, leaves something to pay, and ends after it begins. */
export function checkSale({ sale, price, currency }: ProductMoney): LocatedResult {
  if (!sale?.kind) return true
  const { kind, percent, amount, from, until } = sale
  if (kind === 'percent' && !isPercentage(percent)) {
    return at('percent', 'Enter a whole number from 1 to 99, e.g. 20.')
  }
  if (kind === 'amount' && !amount) return at('amount', 'Enter the discount.')
  if (price !== undefined && kind === 'amount' && Number(amount) >= price) {
    const whole = decimalText(price, currencyDecimals(currency))
    return at('amount', `Enter less than the price of ${whole}.`)
  }
  if (price !== undefined && reducedPrice(price, sale) >= price) {
    return at('percent', 'This doesn’t reduce such a low price. Enter more, or remove the sale.')
  }
  const period = checkPeriod(from, until, 'From')
  return period === true ? true : at('until', period)
}

const isPercentage = (percent: unknown): boolean =>
  Number.isInteger(percent) && Number(percent) >= 1 && Number(percent) <= 99

/** Checks that a product has one price in each currency, its own included. */
export function checkPrices({ prices = [], currency }: ProductMoney): LocatedResult {
  const repeated = findRepeated([{ _key: '', currency }, ...prices], (price) => price.currency)
  if (!repeated) return true
  const { _key, currency: code } = repeated
  const message =
    code === currency
      ? `The price in ${code} is already set above. Remove this one.`
      : `There are two prices in ${code}. Remove one.`
  return { message, path: [{ _key }, 'currency'] }
}

/** Checks that a digital product has its file. */
export function checkFile(kind: unknown, download: unknown): ValidationResult {
  const isThere = (download as { parts?: unknown[] } | undefined)?.parts?.length
  if (kind !== 'digital' || isThere) return true
  return 'Add the file to download, or choose “Physical, shipped to the customer”.'
}

/** Checks that a product has a cover or at least one picture. */
export function checkPictures(
  cover: { asset?: unknown } | undefined,
  images: readonly { asset?: unknown }[] | undefined,
): ValidationResult {
  if (cover?.asset || images?.some(({ asset }) => asset)) return true
  return 'Add at least one image.'
}

/** Checks that a product does not list itself. */
export function checkOtherProducts(
  listed: unknown,
  { document }: { document?: { _id: string } | undefined },
): ValidationResult {
  const own = getPublishedId(document?._id ?? '')
  const isListed = (listed as { _ref?: string }[] | undefined)?.some(({ _ref }) => _ref === own)
  return isListed ? 'Remove this product from its own list.' : true
}
