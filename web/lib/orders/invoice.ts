import type { OrderState } from '#schemas/shared/orders.ts'
import type { RefundState } from '#schemas/shared/refunds.ts'
import type { OrderTax } from './compose.ts'

/** An order as far as its invoice goes; amounts in minor units of its currency. */
export interface InvoicedOrder {
  state: OrderState
  lines: readonly { fullUnit: number; unit: number; quantity: number; total: number }[]
  totals: { tax: number; serviceCharge: number; payable: number }
  taxes?: readonly OrderTax[] | null | undefined
  refunds?: readonly { state: RefundState; amount: number; at: string }[] | null | undefined
}

/** What an invoice adds up. */
export interface InvoiceSums {
  /** Goods after discounts, before tax. */
  net: number
  /** By rate; `percent` is null in orders of before rates were kept. */
  taxes: { percent: number | null; net: number; amount: number }[]
  /** What went back, and when (ISO 8601; null in orders of before that was kept). */
  refunds: { amount: number; at: string | null }[]
  /** What the customer has paid in the end. */
  balance: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** The sums of an invoice: net, taxes and service charge are what was paid. */
export function invoiceSums({ state, lines, totals, taxes, refunds }: InvoicedOrder): InvoiceSums {
  const net = sum(lines.map(({ total }) => total))
  const made = (refunds ?? []).filter((refund) => refund.state === 'made')
  const whole = state === 'refunded' && made.length === 0 ? [{ amount: totals.payable, at: null }] : []
  const back = [...made.map(({ amount, at }) => ({ amount, at })), ...whole]
  return {
    net,
    taxes: taxes?.length
      ? taxes.map(({ percent, net: taxed, amount }) => ({ percent, net: taxed, amount }))
      : [{ percent: totals.tax === 0 ? 0 : null, net, amount: totals.tax }],
    refunds: back,
    balance: totals.payable - sum(back.map(({ amount }) => amount)),
  }
}
