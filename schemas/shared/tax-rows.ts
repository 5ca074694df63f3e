import { isTaxPending } from './automatic-tax.ts'

/** A tax as it is listed among totals, in minor units. Without a rate it is the sum at all rates. */
export interface TaxRow {
  percent: number | null
  amount: number
}

interface ListedTaxes {
  taxes: readonly { percent: number; amount: number }[] | null | undefined
  tax: number
  /** The country whose own rates apply. */
  country: string | null | undefined
  isIncluded: boolean | null | undefined
}

/** Returns the taxes to list among totals: one for each rate if a country's own apply or prices include them, else their sum. */
export function taxRows({ taxes, tax, country, isIncluded }: ListedTaxes): TaxRow[] {
  if (!country && !isIncluded) return [{ percent: null, amount: tax }]
  const amounts = new Map<number, number>()
  for (const { percent, amount } of taxes ?? []) amounts.set(percent, (amounts.get(percent) ?? 0) + amount)
  const rows = [...amounts].map(([percent, amount]) => ({ percent, amount }))
  const taxed = rows.filter(({ percent }) => percent > 0)
  return taxed.length > 0
    ? taxed.sort((one, other) => other.percent - one.percent)
    : [{ percent: 0, amount: 0 }]
}

/** Returns the taxes to list among the totals of an order; none until Stripe has computed them. */
export const orderTaxRows = (order: {
  automaticTaxStatus?: Parameters<typeof isTaxPending>[0]['automaticTaxStatus']
  taxes?: ListedTaxes['taxes']
  totals: { tax: number }
  taxCountry?: ListedTaxes['country']
  pricesIncludeTax?: ListedTaxes['isIncluded']
}): TaxRow[] =>
  isTaxPending(order)
    ? []
    : taxRows({
        taxes: order.taxes,
        tax: order.totals.tax,
        country: order.taxCountry,
        isIncluded: order.pricesIncludeTax,
      })
