import type { PricingPlan } from '../shared/documents.generated.ts'
import type { ValidationResult } from './addresses.ts'

/** A plan's prices for a month, in minor units: paid month by month, and paid for a year ahead. */
export type PlanPrices = Pick<PricingPlan, 'monthlyPrice' | 'yearlyPrice' | 'currency'>

/** Checks that a plan has both prices or none; without prices it shows “Talk to us”. */
export function checkBothPrices({ monthlyPrice, yearlyPrice }: PlanPrices): ValidationResult {
  if ((monthlyPrice === undefined) === (yearlyPrice === undefined)) return true
  return 'Enter both prices or neither. Without prices, the plan shows “Talk to us”.'
}

/** Checks that paying for a year ahead does not cost more than paying by the month. For use as a warning. */
export function checkYearlySaves({ monthlyPrice, yearlyPrice }: PlanPrices): ValidationResult {
  if (monthlyPrice === undefined || yearlyPrice === undefined || yearlyPrice <= monthlyPrice) return true
  return 'This is more than the monthly price. Enter the price per month, not for the whole year.'
}

/** Checks that a plan with a price has a currency. */
export function checkCurrencyOfPrices({ monthlyPrice, yearlyPrice, currency }: PlanPrices): ValidationResult {
  if (currency || (monthlyPrice === undefined && yearlyPrice === undefined)) return true
  return 'Choose a currency for the prices.'
}
