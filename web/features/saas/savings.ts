import type { Plan, PlanPrice } from './cards.ts'

const MONTHS = 12

/** What a year costs that is paid ahead, in minor units. */
export const costOfYear = ({ yearly }: PlanPrice): number => yearly * MONTHS

/** What paying a year ahead saves over paying each month, in minor units; 0 where it saves nothing. */
export const savingOfYear = ({ monthly, yearly }: PlanPrice): number => Math.max(0, monthly - yearly) * MONTHS

/** The largest saving that any plan offers, as a share of 1, rounded down to whole hundredths so that it is never too much. */
export function largestSaving(plans: readonly Pick<Plan, 'price'>[]): number {
  const shares = plans.flatMap(({ price }) =>
    price && price.monthly > 0 ? [savingOfYear(price) / (price.monthly * MONTHS)] : [],
  )
  // A hair is added before rounding down: 0.29 × 100 is 28.999… in binary.
  return Math.floor(Math.max(0, ...shares) * 100 + 1e-9) / 100
}
