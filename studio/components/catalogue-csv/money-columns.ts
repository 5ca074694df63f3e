import { decimalText, readAmount } from '../../../schemas/shared/amounts.ts'
import { CURRENCIES, currencyDecimals } from '../../../schemas/shared/currencies.ts'
import { SALE_KINDS, type Sale } from '../../../schemas/shared/sale.ts'
import type { StoredPrice, StoredProduct } from '../catalogue/catalogue.ts'
import { withField, type Column, type Written } from './column.ts'

const CODES: readonly string[] = CURRENCIES.map(({ code }) => code)

const amountText = (minor: number | null | undefined, currency: string | undefined): string =>
  typeof minor === 'number' ? decimalText(minor, currencyDecimals(currency)) : ''

/** Reads an amount above 0. */
function readPrice(cell: string, currency: string | undefined): number | { fault: string } {
  const read = readAmount(cell, currencyDecimals(currency))
  if ('fault' in read)
    return { fault: `“${cell.trim()}” is no price in ${currency ?? 'no currency'}. ${read.fault}` }
  return read.minor ? read.minor : { fault: 'Write a price above 0.' }
}

const currencyColumn: Column = {
  name: 'currency',
  field: 'currency',
  description: `The money of the price: one of ${CODES.join(', ')}`,
  read: ({ currency }) => currency ?? '',
  write: (product, cell) => {
    const code = cell.trim().toUpperCase()
    return CODES.includes(code)
      ? withField(product, 'currency', code)
      : { fault: `“${cell.trim()}” is none of ${CODES.join(', ')}.` }
  },
}

const priceColumn: Column = {
  name: 'price',
  field: 'price',
  description: 'With a point, and no more digits behind it than the currency has',
  read: ({ price, currency }) => amountText(price, currency),
  write: (product, cell) => {
    const price = readPrice(cell, product.currency)
    return typeof price === 'number' ? withField(product, 'price', price) : price
  },
}

const pricesColumn: Column = {
  name: 'other_prices',
  field: 'prices',
  description: 'Prices in further currencies: “CNY 398.00; SAR 209.00”',
  read: ({ prices = [] }) =>
    prices
      .map(({ currency = '', amount }) => `${currency} ${amountText(amount, currency)}`.trim())
      .join('; '),
  write: (product, cell) => {
    const prices: StoredPrice[] = []
    for (const part of cell.split(/[;\n]/).filter((text) => text.trim() !== '')) {
      const [, code = '', digits = ''] = /^\s*([A-Za-z]{3})\s+(.+)$/.exec(part) ?? []
      const currency = code.toUpperCase()
      if (!CODES.includes(currency))
        return { fault: `Write a currency and a price instead of “${part.trim()}”.` }
      const amount = readPrice(digits, currency)
      if (typeof amount !== 'number') return amount
      const known = product.prices?.find((price) => price.currency === currency)
      prices.push({ _type: 'productPrice', _key: currency.toLowerCase(), ...known, currency, amount })
    }
    return withField(product, 'prices', prices.length > 0 ? prices : undefined)
  },
}

/** A product with a part of its sale changed. */
function withSale(product: StoredProduct, part: Partial<Sale>): Written {
  const merged = Object.entries({ ...product.sale, ...part }).filter(([, value]) => value !== undefined)
  return withField(product, 'sale', { _type: 'sale', ...Object.fromEntries(merged) } as Sale)
}

const saleColumn: Column = {
  name: 'sale',
  field: 'sale',
  description: `Empty: no sale. Else ${SALE_KINDS.map(({ key }) => key).join(' or ')}`,
  read: ({ sale }) => sale?.kind ?? '',
  write: (product, cell) => {
    const kind = cell.trim()
    if (kind === '') return withField(product, 'sale', undefined)
    const known = SALE_KINDS.find(({ key }) => key === kind)
    if (!known) return { fault: `“${kind}” is neither percent nor amount.` }
    return withSale(product, { kind: known.key, percent: undefined, amount: undefined })
  },
}

const saleValueColumn: Column = {
  name: 'sale_value',
  field: 'sale',
  description: 'Whole per cent (20), or an amount in the currency of the price (15.00)',
  read: ({ sale, currency }) => {
    if (sale?.kind === 'amount') return amountText(sale.amount, currency)
    return sale?.kind === 'percent' && typeof sale.percent === 'number' ? String(sale.percent) : ''
  },
  write: (product, cell) => {
    const kind = product.sale?.kind
    if (!kind)
      return {
        fault: 'There is no sale of which this could be the value: write percent or amount in “sale”.',
      }
    if (kind === 'percent') {
      const percent = /^\s*(\d{1,2})\s*%?\s*$/.exec(cell)?.[1]
      return percent === undefined
        ? { fault: 'Write a whole number from 1 to 99.' }
        : withSale(product, { percent: Number(percent) })
    }
    const amount = readPrice(cell, product.currency)
    return typeof amount === 'number' ? withSale(product, { amount }) : amount
  },
}

/** Whether a text is a moment with its time zone; `2026-12-01` alone begins at midnight in London. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/

function saleDateColumn(field: 'from' | 'until', name: string, what: string): Column {
  return {
    name,
    field: 'sale',
    description: `${what}: 2026-12-01, or 2026-12-01T09:00:00Z`,
    read: ({ sale }) => (sale?.kind ? (sale[field] ?? '') : ''),
    write: (product, cell) => {
      const text = cell.trim()
      if (!product.sale?.kind) return { fault: 'There is no sale of which this could be the date.' }
      if (text === '') return withSale(product, { [field]: undefined })
      const time = MOMENT.test(text) ? Date.parse(text) : NaN
      return Number.isNaN(time)
        ? { fault: `“${text}” is no date: write 2026-12-01, or 2026-12-01T09:00:00Z.` }
        : withSale(product, { [field]: new Date(time).toISOString() })
    },
  }
}

/** What a product costs. The currency comes first: it says how the amounts behind it are read. */
export const moneyColumns: readonly Column[] = [
  currencyColumn,
  priceColumn,
  pricesColumn,
  saleColumn,
  saleValueColumn,
  saleDateColumn('from', 'sale_from', 'When it begins'),
  saleDateColumn('until', 'sale_until', 'When it is over'),
]
