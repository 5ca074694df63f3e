import { decimalText } from '../shared/amounts.ts'
import { currencyDecimals } from '../shared/currencies.ts'
import { reducedPrice, type Sale, saleState } from '../shared/sale.ts'
import type { PlanPrices } from '../validation/prices.ts'

/** A product's price for Studio's lists: `USD 4.18`. */
export function productPrice(price: unknown, currency: unknown): string {
  if (typeof price !== 'number' || typeof currency !== 'string') return 'No price'
  return `${currency} ${decimalText(price, currencyDecimals(currency))}`
}

/** A sale for Studio's lists: `On sale: 172.00`, `Sale from 2026-12-01: 172.00`; nothing where there is none. */
export function productSale(price: unknown, currency: unknown, sale: unknown, now: Date): string | undefined {
  if (typeof price !== 'number' || typeof currency !== 'string') return undefined
  const offer = (sale ?? {}) as Sale
  const state = saleState(offer, now)
  if (state === 'none') return undefined
  if (state === 'over') return 'Sale ended'
  const reduced = decimalText(reducedPrice(price, offer), currencyDecimals(currency))
  return state === 'running' ? `On sale: ${reduced}` : `Sale from ${offer.from?.slice(0, 10)}: ${reduced}`
}

/** Formats a plan's prices for Studio's lists: `GBP 490.00 a month, or 440.00 billed yearly`. */
export function planPrice({ monthlyPrice, yearlyPrice, currency }: PlanPrices): string {
  if (monthlyPrice === undefined) return 'Talk to us'
  const decimals = currencyDecimals(currency)
  const monthly = `${currency ?? 'No currency'} ${decimalText(monthlyPrice, decimals)} a month`
  return yearlyPrice === undefined
    ? monthly
    : `${monthly}, or ${decimalText(yearlyPrice, decimals)} billed yearly`
}
