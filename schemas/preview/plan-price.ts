import { decimalText } from '../shared/amounts.ts'
import { currencyDecimals } from '../shared/currencies.ts'
import type { PlanPrices } from '../validation/prices.ts'

/** A plan's prices for Studio's lists: `GBP 490.00 a month, 440.00 by the year`. */
export function planPrice({ monthlyPrice, yearlyPrice, currency }: PlanPrices): string {
  if (monthlyPrice === undefined) return 'Talk to us'
  const decimals = currencyDecimals(currency)
  const monthly = `${currency ?? 'No currency'} ${decimalText(monthlyPrice, decimals)} a month`
  return yearlyPrice === undefined ? monthly : `${monthly}, ${decimalText(yearlyPrice, decimals)} by the year`
}
