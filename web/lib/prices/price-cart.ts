import { payableStep } from '#schemas/shared/currencies.ts'
import { convertExactly, type ExchangeRates } from './convert.ts'
import { readRatio, roundToStep, toNumber } from './ratio.ts'
import { discounted, isOnSale, type OwnPrice, type Sale } from './sale.ts'

/** What decides over the price of a good in every currency. */
export interface OfferedGood extends OwnPrice {
  /** Prices set by hand for other currencies, in minor units of these: they stand in place of converted ones. */
  prices: readonly { currency: string; amount: number }[]
}

/** A good, with what decides over its tax. */
export interface PricedGood extends OfferedGood {
  taxClass: string
}

/** A good and how many of it. */
export interface LineToPrice {
  id: string
  quantity: number
  good: PricedGood
}

/** The rules of the shop that decide over a total. */
export interface PriceRules {
  /** Percent by tax class; a class that is not listed is not taxed. */
  taxRates: Readonly<Record<string, number>>
  /** In minor units of `currency`. */
  serviceCharge: number
  currency: string
}

/** In which currency something is paid, by which rates, at which moment (milliseconds since 1970). */
export interface Payment {
  rates: ExchangeRates
  currency: string
  now: number
}

/** What is priced, and by which rules. */
export interface CartToPrice extends Payment {
  lines: readonly LineToPrice[]
  settings: PriceRules
}

/** What a line costs, in minor units of the paying currency. */
export interface PricedLine {
  id: string
  quantity: number
  /** One of it before any discount, the discount on one, and one after it. */
  fullUnit: number
  unitDiscount: number
  unit: number
  /** `unit` times `quantity`. */
  total: number
}

/** What all of it costs, in minor units of `currency`. */
export interface PricedCart {
  currency: string
  lines: PricedLine[]
  /** Lines that cannot be paid in this currency, because no rate for theirs is known; they are in no sum. */
  unpriced: string[]
  /** Before discount and tax. */
  subtotal: number
  discount: number
  /** Tax on the discounted goods of each class, rounded once. */
  taxes: { taxClass: string; percent: number; amount: number }[]
  tax: number
  serviceCharge: number
  payable: number
  /** Whether all of it can be paid in this currency, the service charge included. */
  complete: boolean
}

interface Unit {
  full: bigint
  reduced: bigint
}

/** Nothing is given away because it is worth less than the smallest step in which the paying currency is paid. */
const atLeast = (step: bigint, amount: bigint) => (amount < step ? step : amount)

/** One of a good in the paying currency, before and after its discount; null where no rate is known. */
function unitOf(good: OfferedGood, { rates, currency, now }: Payment): Unit | null {
  const explicit = good.prices.find((price) => price.currency === currency && currency !== good.currency)
  const own = BigInt(explicit ? explicit.amount : good.price)
  const step = BigInt(payableStep(currency))
  const toPaying = (minor: bigint) => convertExactly(minor, good.currency, currency, rates)
  const toStep = (minor: bigint, from: string) => convertExactly(minor, from, currency, rates, step)
  const sale = good.sale && isOnSale(good.sale, now) ? good.sale : null
  // The discount of a sale is written in the good's own currency, an explicit price in the paying one.
  const off = sale?.kind === 'amount' && explicit ? toPaying(BigInt(sale.amount)) : BigInt(offOf(sale))
  if (off === null) return null
  const reduced = !sale ? own : discounted(own, sale.kind === 'percent' ? { percent: off } : { amount: off })
  const written = explicit ? currency : good.currency
  const [full, paid] = [toStep(own, written), toStep(reduced, written)]
  return full === null || paid === null ? null : { full: atLeast(step, full), reduced: atLeast(step, paid) }
}

/** What one of a good costs a shopper, in minor units of the paying currency; null where no rate is known. */
export function unitPrice(good: OfferedGood, payment: Payment): number | null {
  const unit = unitOf(good, payment)
  return unit && toNumber(unit.reduced)
}

const offOf = (sale: Sale | null) => (!sale ? 0 : sale.kind === 'percent' ? sale.percent : sale.amount)

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/**
 * Prices a cart, in the browser and on the server alike: unit price, less its discount, converted, times quantity; tax on
 * the discounted sum of each tax class, rounded once; plus the service charge. Each of these is rounded to what can be paid in the currency.
 *
 * @returns sums that are exactly those of the lines; `unpriced` names what could not be converted
 * @throws RangeError where an amount grows past what a number holds exactly
 */
export function priceCart(cart: CartToPrice): PricedCart {
  const { lines, settings, rates, currency } = cart
  const step = BigInt(payableStep(currency))
  const units = lines.map((line) => ({ line, unit: unitOf(line.good, cart) }))
  const priced = units.flatMap(({ line, unit }) =>
    unit ? [{ ...line, unit, count: BigInt(line.quantity) }] : [],
  )
  const subtotal = sum(priced.map(({ unit, count }) => unit.full * count))
  const goods = sum(priced.map(({ unit, count }) => unit.reduced * count))
  const classes = [...new Set(priced.map(({ good }) => good.taxClass))].sort()
  const taxes = classes.map((taxClass) => {
    const percent = Object.hasOwn(settings.taxRates, taxClass) ? (settings.taxRates[taxClass] ?? 0) : 0
    const ratio = readRatio(String(percent)) ?? { numerator: 0n, denominator: 1n }
    const taxed = priced.filter(({ good }) => good.taxClass === taxClass)
    const base = sum(taxed.map(({ unit, count }) => unit.reduced * count))
    return { taxClass, percent, amount: roundToStep(base * ratio.numerator, 100n * ratio.denominator, step) }
  })
  const tax = sum(taxes.map(({ amount }) => amount))
  const charge = convertExactly(BigInt(settings.serviceCharge), settings.currency, currency, rates, step)
  const unpriced = units.flatMap(({ line, unit }) => (unit ? [] : [line.id]))
  return {
    currency,
    lines: priced.map(({ id, quantity, unit, count }) => ({
      id,
      quantity,
      fullUnit: toNumber(unit.full),
      unitDiscount: toNumber(unit.full - unit.reduced),
      unit: toNumber(unit.reduced),
      total: toNumber(unit.reduced * count),
    })),
    unpriced,
    subtotal: toNumber(subtotal),
    discount: toNumber(subtotal - goods),
    taxes: taxes.map(({ amount, ...rest }) => ({ ...rest, amount: toNumber(amount) })),
    tax: toNumber(tax),
    serviceCharge: toNumber(charge ?? 0n),
    payable: toNumber(goods + tax + (charge ?? 0n)),
    complete: unpriced.length === 0 && charge !== null,
  }
}
