import type { Plan, PlanPrice } from './cards.ts'

const MONTHS = 12

/** Returns the price of a year paid in advance, in minor units. */
export const yearlyCost = ({ yearly }: PlanPrice): number => yearly * MONTHS

/** Returns the saving of a year paid in advance over monthly payments, in minor units; at least 0. */
export const yearlySaving = ({ monthly, yearly }: PlanPrice): number => Math.max(0, monthly - yearly) * MONTHS

/** Returns the largest saving of any plan as a fraction, rounded down to hundredths. */
export function largestSaving(plans: readonly Pick<Plan, 'price'>[]): number {
  const shares = plans.flatMap(({ price }) =>
    price && price.monthly > 0 ? [yearlySaving(price) / (price.monthly * MONTHS)] : [],
  )
  // The epsilon corrects binary fractions: 0.29 × 100 is 28.999….
  return Math.floor(Math.max(0, ...shares) * 100 + 1e-9) / 100
}
