import { refundedAmount } from '#schemas/shared/refunds.ts'
import type { PaidOrdersQueryResult } from '#studio/types.generated.ts'

/** The part of a paid order that sales need; amounts in minor units. */
export type PaidOrder = PaidOrdersQueryResult[number]

/** Sales of a day in minor units; `net` is `gross` minus refunds. */
interface SalesDay {
  /** ISO 8601, such as `2026-11-21`. */
  day: string
  orders: number
  gross: number
  net: number
}

/** Sales in one currency by day. */
export interface CurrencySales {
  currency: string
  days: SalesDay[]
  orders: number
  gross: number
  net: number
}

export function toIsoDay(moment: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return format.format(moment)
}

/** Lists the given number of days that end with a day. */
export function listDays(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`)
  return Array.from({ length: count }, (_none, index) =>
    new Date(end - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  )
}

/**
 * Sums sales by currency and day, the currency with the most orders first. A refund counts on the day its order was paid.
 * Orders of other days are ignored.
 */
export function salesByCurrency(
  orders: readonly PaidOrder[],
  days: readonly string[],
  timeZone?: string,
): CurrencySales[] {
  const byCurrency = new Map<string, Map<string, SalesDay>>()
  for (const { paidAt, currency, payable, missing, refunds } of orders) {
    const day = paidAt ? toIsoDay(new Date(paidAt), timeZone) : ''
    if (!days.includes(day)) continue
    const known = byCurrency.get(currency) ?? new Map(days.map((one) => [one, emptyDay(one)]))
    byCurrency.set(currency, known)
    const sales = known.get(day) ?? emptyDay(day)
    sales.orders += 1
    const paid = payable - (missing ?? 0)
    sales.gross += paid
    sales.net += Math.max(0, paid - refundedAmount({ refunds }))
  }
  return [...byCurrency]
    .map(([currency, known]) => sumDays(currency, [...known.values()]))
    .sort((one, other) => other.orders - one.orders || one.currency.localeCompare(other.currency))
}

const emptyDay = (day: string): SalesDay => ({ day, orders: 0, gross: 0, net: 0 })

function sumDays(currency: string, days: SalesDay[]): CurrencySales {
  const total = (of: (day: SalesDay) => number) => days.reduce((sum, day) => sum + of(day), 0)
  return {
    currency,
    days,
    orders: total(({ orders }) => orders),
    gross: total(({ gross }) => gross),
    net: total(({ net }) => net),
  }
}
