import type { PlainVerdict } from './addresses.ts'

/** A plan's prices for a month, in minor units: paid month by month, and paid for a year ahead. */
export interface PlanPrices {
  monthlyPrice?: number
  yearlyPrice?: number
  currency?: string
}

/** Checks that a plan has both prices or none; without prices it says “talk to us”. */
export function checkBothPrices({ monthlyPrice, yearlyPrice }: PlanPrices): PlainVerdict {
  if ((monthlyPrice === undefined) === (yearlyPrice === undefined)) return true
  return 'Write both prices, or clear both: a plan without prices asks people to talk to us.'
}

/** Checks that paying for a year ahead does not cost more than paying by the month. For use as a warning. */
export function checkYearlySaves({ monthlyPrice, yearlyPrice }: PlanPrices): PlainVerdict {
  if (monthlyPrice === undefined || yearlyPrice === undefined || yearlyPrice <= monthlyPrice) return true
  return 'A month costs more here than when paid by the month. Write the price of one month, not of the whole year.'
}

/** Checks that a plan with a price says in which money. */
export function checkCurrencyOfPrices({ monthlyPrice, yearlyPrice, currency }: PlanPrices): PlainVerdict {
  if (currency || (monthlyPrice === undefined && yearlyPrice === undefined)) return true
  return 'Choose the currency of the two prices.'
}
