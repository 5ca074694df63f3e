import { refundedAmount } from '#schemas/shared/refunds.ts'
import type { CustomerOrdersQueryResult } from '#studio/types.generated.ts'

/** An order of a customer, as the list shows it; amounts in minor units. */
export type CustomerOrder = CustomerOrdersQueryResult[number]

/** What a customer bought in one currency, in minor units. */
export interface Purchases {
  currency: string
  /** Number of paid orders. */
  orders: number
  paid: number
  refunded: number
}

/** Sums the paid orders of a customer by currency, the one with the most orders first. */
export function sumPurchases(
  orders: readonly Pick<CustomerOrder, 'paidAt' | 'currency' | 'payable' | 'missing' | 'refunds'>[],
): Purchases[] {
  const byCurrency = new Map<string, Purchases>()
  for (const order of orders.filter(({ paidAt }) => paidAt)) {
    const { currency, payable, missing } = order
    const sum = byCurrency.get(currency) ?? { currency, orders: 0, paid: 0, refunded: 0 }
    byCurrency.set(currency, {
      currency,
      orders: sum.orders + 1,
      paid: sum.paid + payable - (missing ?? 0),
      refunded: sum.refunded + refundedAmount(order),
    })
  }
  return [...byCurrency.values()].sort(
    (one, other) => other.orders - one.orders || one.currency.localeCompare(other.currency),
  )
}
