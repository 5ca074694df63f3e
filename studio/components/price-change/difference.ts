import type { PricedLine } from './plan.ts'

/** Changes of a price by more than this need a confirmation. */
export const LARGE_CHANGE_PERCENT = 20

const FORMAT = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'always',
})

/** Returns the prices of a line in all currencies, before and after. */
function pricePairs({ before, after }: PricedLine): [before: number, after: number][] {
  if (!after) return []
  const others = Object.entries(before.others).map(([key, amount]): [number, number] => [
    amount,
    after.others[key] ?? amount,
  ])
  return [[before.price, after.price], ...others]
}

/** Returns the largest relative change of a line among its currencies: 0.05 for an increase by 5 %. */
export const largestDifference = (line: PricedLine): number =>
  pricePairs(line)
    .map(([before, after]) => (after - before) / before)
    .reduce((largest, difference) => (Math.abs(difference) > Math.abs(largest) ? difference : largest), 0)

/** Formats the largest change of a line: `+5.0%`. */
export const formatDifference = (line: PricedLine): string => FORMAT.format(largestDifference(line))

/** Returns whether a price of a line changes by more than `LARGE_CHANGE_PERCENT`. One minor unit may be due to rounding. */
export const isLargeChange = (line: PricedLine): boolean =>
  pricePairs(line).some(([before, after]) => {
    const difference = BigInt(Math.abs(after - before)) - 1n
    return difference * 100n > BigInt(before) * BigInt(LARGE_CHANGE_PERCENT)
  })
