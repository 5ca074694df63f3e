import { decimalText, parseAmount } from '#schemas/shared/amounts.ts'
import { CURRENCY_CODES, currencyDecimals } from '#schemas/shared/currencies.ts'
import { SALE_KINDS } from '#schemas/shared/sale.ts'
import type { StoredProduct } from '../catalog/catalog.ts'
import { type CellResult, type Column, type ColumnContext, listedValues, withField } from './column.ts'
import { parseCommaAmount } from './comma-amount.ts'

const findCurrency = (text: string) => CURRENCY_CODES.find((code) => code === text.trim().toUpperCase())

const plainAmount = (minor: number | null | undefined, currency: string | undefined): string =>
  typeof minor === 'number' ? decimalText(minor, currencyDecimals(currency)) : ''

/** Parses an amount above 0. */
function parsePrice(
  cell: string,
  currency: string | undefined,
  { hasDecimalComma }: ColumnContext,
): number | { error: string } {
  const parse = hasDecimalComma ? parseCommaAmount : parseAmount
  const read = parse(cell, currencyDecimals(currency))
  if ('error' in read)
    return { error: `“${cell.trim()}” isn’t a price in ${currency ?? 'an unknown currency'}. ${read.error}` }
  return read.minor ? read.minor : { error: 'Enter a price above 0.' }
}

const currencyColumn: Column = {
  name: 'currency',
  field: 'currency',
  description: 'The currency of the price by its three letters, such as USD',
  read: ({ currency }) => currency ?? '',
  write: (product, cell) => {
    const code = findCurrency(cell)
    return code
      ? withField(product, 'currency', code)
      : { error: `“${cell.trim()}” isn’t one of the currencies. Enter its three letters, such as USD.` }
  },
}

const priceColumn: Column = {
  name: 'price',
  field: 'price',
  description: 'With as many decimals as the currency has: 49.00, or 49,00 in a file with semicolons',
  read: ({ price, currency }) => plainAmount(price, currency),
  write: (product, cell, context) => {
    const price = parsePrice(cell, product.currency, context)
    return typeof price === 'number' ? withField(product, 'price', price) : price
  },
}

const pricesColumn: Column = {
  name: 'other_prices',
  field: 'prices',
  description: 'Prices in other currencies: CNY 398.00; SAR 209.00',
  read: ({ prices = [] }) =>
    prices
      .map(({ currency = '', amount }) => `${currency} ${plainAmount(amount, currency)}`.trim())
      .join('; '),
  write: (product, cell, context) => {
    const prices: NonNullable<StoredProduct['prices']> = []
    for (const part of listedValues(cell)) {
      const [, code = '', digits = ''] = /^([A-Za-z]{3})\s+(.+)$/.exec(part) ?? []
      const currency = findCurrency(code)
      if (!currency) return { error: `Enter a currency and a price instead of “${part}”.` }
      const amount = parsePrice(digits, currency, context)
      if (typeof amount !== 'number') return amount
      const known = product.prices?.find((price) => price.currency === currency)
      prices.push({ _type: 'productPrice', _key: currency.toLowerCase(), ...known, currency, amount })
    }
    return withField(product, 'prices', prices.length > 0 ? prices : undefined)
  },
}

type StoredSale = NonNullable<StoredProduct['sale']>

function withSale(product: StoredProduct, part: Partial<StoredSale>): CellResult {
  const merged = Object.entries({ ...product.sale, ...part }).filter(([, value]) => value !== undefined)
  return withField(product, 'sale', { ...Object.fromEntries(merged), _type: 'sale' })
}

const saleColumn: Column = {
  name: 'sale',
  field: 'sale',
  description: `${SALE_KINDS.map(({ value }) => value).join(' or ')}; empty for no sale`,
  read: ({ sale }) => sale?.kind ?? '',
  write: (product, cell) => {
    const kind = cell.trim()
    if (kind === '') return withField(product, 'sale', undefined)
    const known = SALE_KINDS.find(({ value }) => value === kind)
    if (!known) return { error: `“${kind}” must be percent or amount.` }
    return withSale(product, { kind: known.value, percent: undefined, amount: undefined })
  },
}

const saleValueColumn: Column = {
  name: 'sale_value',
  field: 'sale',
  description: 'A whole percentage (20), or an amount in the currency of the price (15.00)',
  read: ({ sale, currency }) => {
    if (sale?.kind === 'amount') return plainAmount(sale.amount, currency)
    return sale?.kind === 'percent' && typeof sale.percent === 'number' ? String(sale.percent) : ''
  },
  write: (product, cell, context) => {
    const kind = product.sale?.kind
    if (!kind)
      return {
        error: 'There’s no sale to apply this to. Enter percent or amount in “sale”.',
      }
    if (kind === 'percent') {
      const percent = /^\s*(\d{1,2})\s*%?\s*$/.exec(cell)?.[1]
      return percent === undefined
        ? { error: 'Enter a whole number from 1 to 99.' }
        : withSale(product, { percent: Number(percent) })
    }
    const amount = parsePrice(cell, product.currency, context)
    return typeof amount === 'number' ? withSale(product, { amount }) : amount
  },
}

/** Returns whether a text begins with a day that exists. Browsers read 30 February as 2 March. */
function isDay(text: string): boolean {
  const day = text.slice(0, 10)
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** A date, or a time with its zone; a date alone starts at midnight UTC. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/

function saleDateColumn(field: 'from' | 'until', name: string, what: string): Column {
  return {
    name,
    field: 'sale',
    description: `${what}, as 2026-12-01 or 2026-12-01T09:00:00Z`,
    read: ({ sale }) => (sale?.kind ? (sale[field] ?? '') : ''),
    write: (product, cell) => {
      const text = cell.trim()
      if (!product.sale?.kind) return { error: 'There’s no sale to apply this date to.' }
      if (text === '') return withSale(product, { [field]: undefined })
      const time = DATE_TIME.test(text) && isDay(text) ? Date.parse(text) : NaN
      return Number.isNaN(time)
        ? { error: `“${text}” isn’t a date. Use 2026-12-01 or 2026-12-01T09:00:00Z.` }
        : withSale(product, { [field]: new Date(time).toISOString() })
    },
  }
}

const variantPricesColumn: Column = {
  name: 'variant_prices',
  field: 'variants',
  description: 'What variants cost more, by the ending of their number: green-l 2.00; blue-l 2.00',
  read: ({ variants = [], currency }) =>
    variants
      .filter(({ priceDifference }) => priceDifference)
      .map(({ code = '', priceDifference }) => `${code} ${plainAmount(priceDifference, currency)}`)
      .join('; '),
  write: (product, cell, context) => {
    const differences = new Map<string, number>()
    for (const part of listedValues(cell)) {
      const [, code = '', digits = ''] = /^(\S+)\s+(.+)$/.exec(part) ?? []
      if (!product.variants?.some((variant) => variant.code === code))
        return { error: `“${part}” doesn’t begin with the ending of a variant’s number.` }
      const amount = parsePrice(digits, product.currency, context)
      if (typeof amount !== 'number') return amount
      differences.set(code, amount)
    }
    const variants = product.variants?.map(({ priceDifference: _, ...variant }) => {
      const priceDifference = differences.get(variant.code ?? '')
      return priceDifference === undefined ? variant : { ...variant, priceDifference }
    })
    return withField(product, 'variants', variants)
  },
}

/** The price columns. The currency comes first, because it determines the decimals of the amounts. */
export const moneyColumns: readonly Column[] = [
  currencyColumn,
  priceColumn,
  pricesColumn,
  variantPricesColumn,
  saleColumn,
  saleValueColumn,
  saleDateColumn('from', 'sale_from', 'When the sale starts'),
  saleDateColumn('until', 'sale_until', 'When the sale ends'),
]
