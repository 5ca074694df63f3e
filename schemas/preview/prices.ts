import { amountText } from '../shared/amounts.ts'
import { reducedPrice, type Sale, saleState } from '../shared/sale.ts'
import type { PlanPrices } from '../validation/prices.ts'
import { localDay } from './short-moment.ts'

/** Formats a product's price for Studio's lists: `4.18 USD`. */
export function productPrice(price: unknown, currency: unknown): string {
  if (typeof price !== 'number' || typeof currency !== 'string') return 'No price'
  return amountText(price, currency)
}

/** Formats a sale for Studio's lists: `On sale: 172.00 USD`, `Sale from 2026-12-01: 172.00 USD`; nothing without a sale. */
export function productSale(price: unknown, currency: unknown, sale: unknown, now: Date): string | undefined {
  if (typeof price !== 'number' || typeof currency !== 'string') return undefined
  const offer = (sale ?? {}) as Sale
  const state = saleState(offer, now)
  if (state === 'none') return undefined
  if (state === 'over') return 'Sale ended'
  const reduced = amountText(reducedPrice(price, offer), currency)
  return state === 'running' ? `On sale: ${reduced}` : `Sale from ${localDay(offer.from ?? '')}: ${reduced}`
}

/** The prices of a plan; in lists, missing ones are null. */
type ListedPrices = { [Field in keyof PlanPrices]: PlanPrices[Field] | null }

/** Formats a plan's prices for Studio's lists: `490.00 GBP a month, or 440.00 GBP billed yearly`. */
export function planPrice({ monthlyPrice, yearlyPrice, currency }: ListedPrices): string {
  if (typeof monthlyPrice !== 'number') return 'Talk to us'
  if (!currency) return 'No currency'
  const monthly = `${amountText(monthlyPrice, currency)} a month`
  return typeof yearlyPrice === 'number'
    ? `${monthly}, or ${amountText(yearlyPrice, currency)} billed yearly`
    : monthly
}
