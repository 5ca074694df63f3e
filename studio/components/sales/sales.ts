import type { RefundState } from '../../../schemas/shared/refunds.ts'

/** An order that was paid, as far as sales go; amounts in minor units of its currency. */
export interface PaidOrder {
  paidAt: string
  currency: string
  payable: number
  refunds: readonly { state: RefundState; amount: number }[] | null
}

/** What was sold on a day, in minor units; `kept` is what was not paid back. */
export interface SalesDay {
  /** ISO 8601, such as `2026-11-21`. */
  day: string
  orders: number
  sold: number
  kept: number
}

/** What was sold in a currency, day by day. */
export interface CurrencySales {
  currency: string
  days: SalesDay[]
  orders: number
  sold: number
  kept: number
}

/** The day of a moment where somebody is, ISO 8601. */
export function dayOf(moment: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return format.format(moment)
}

/** So many days up to one, that one last. */
export function daysUpTo(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`)
  return Array.from({ length: count }, (_none, index) =>
    new Date(end - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  )
}

/**
 * What was sold in each currency on each of some days, the currency with the most orders first. What is paid back counts against the day on which the
 * order was paid, whenever it went back: a day says what remains of its sales. Orders of other days are passed over.
 */
export function salesByCurrency(
  orders: readonly PaidOrder[],
  days: readonly string[],
  timeZone?: string,
): CurrencySales[] {
  const byCurrency = new Map<string, Map<string, SalesDay>>()
  for (const { paidAt, currency, payable, refunds } of orders) {
    const day = dayOf(new Date(paidAt), timeZone)
    if (!days.includes(day)) continue
    const known = byCurrency.get(currency) ?? new Map(days.map((one) => [one, emptyDay(one)]))
    byCurrency.set(currency, known)
    const sales = known.get(day) ?? emptyDay(day)
    const refunded = (refunds ?? [])
      .filter(({ state }) => state !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
    sales.orders += 1
    sales.sold += payable
    sales.kept += Math.max(0, payable - refunded)
  }
  return [...byCurrency]
    .map(([currency, known]) => summed(currency, [...known.values()]))
    .sort((one, other) => other.orders - one.orders || one.currency.localeCompare(other.currency))
}

const emptyDay = (day: string): SalesDay => ({ day, orders: 0, sold: 0, kept: 0 })

function summed(currency: string, days: SalesDay[]): CurrencySales {
  const total = (of: (day: SalesDay) => number) => days.reduce((sum, day) => sum + of(day), 0)
  return {
    currency,
    days,
    orders: total(({ orders }) => orders),
    sold: total(({ sold }) => sold),
    kept: total(({ kept }) => kept),
  }
}
