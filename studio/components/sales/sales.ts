import { sumAmounts } from '#schemas/shared/line-amounts.ts'
import { refundedAmount } from '#schemas/shared/refunds.ts'
import type { PaidOrdersQueryResult } from '#studio/types.generated.ts'

/** The part of a paid order that sales need; amounts in minor units. */
export type PaidOrder = PaidOrdersQueryResult[number]

/** What some orders add up to, in minor units; `net` is `gross` minus refunds. */
export interface Sales {
  orders: number
  gross: number
  net: number
}

/** Sales in one currency by day. */
export interface CurrencySales extends Sales {
  currency: string
  /** By ISO 8601 day, such as `2026-11-21`. */
  days: (Sales & { day: string })[]
}

/** Returns the ISO day of a time in a time zone. */
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

/** Groups orders by currency, the one with the most orders first. */
export const groupByCurrency = <Grouped extends { currency: string }>(orders: readonly Grouped[]) =>
  [...Map.groupBy(orders, ({ currency }) => currency)].sort(
    ([one, orders], [other, others]) => others.length - orders.length || one.localeCompare(other),
  )

/** Adds up paid orders of one currency. What a gift card lacked was not paid. */
export function sumSales(orders: readonly Pick<PaidOrder, 'payable' | 'missing' | 'refunds'>[]): Sales {
  const sales = orders.map(({ payable, missing, refunds }) => {
    const gross = payable - (missing ?? 0)
    return { gross, net: Math.max(0, gross - refundedAmount({ refunds })) }
  })
  return {
    orders: orders.length,
    gross: sumAmounts(sales.map(({ gross }) => gross)),
    net: sumAmounts(sales.map(({ net }) => net)),
  }
}

/** Returns the sales of some days by currency. A refund counts on the day its order was paid. */
export function salesByCurrency(
  orders: readonly PaidOrder[],
  days: readonly string[],
  timeZone?: string,
): CurrencySales[] {
  const dated = orders.map((order) => ({
    ...order,
    day: order.paidAt ? toIsoDay(new Date(order.paidAt), timeZone) : '',
  }))
  return groupByCurrency(dated.filter(({ day }) => days.includes(day))).map(([currency, sold]) => {
    const byDay = Map.groupBy(sold, ({ day }) => day)
    return {
      currency,
      ...sumSales(sold),
      days: days.map((day) => ({ day, ...sumSales(byDay.get(day) ?? []) })),
    }
  })
}
