/**
 * Allocates an amount by weights without losing any of it. The largest remainders are rounded up, earlier ones first.
 *
 * @param amount minor units, not negative
 * @param weights not negative; if all are 0, the first gets everything
 * @param step shares are multiples of it, except for the remainder of the amount itself
 */
export function allocate(amount: number, weights: readonly number[], step = 1): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (all === 0n) return weights.map((_weight, index) => (index === 0 ? amount : 0))
  const [steps, beyond] = [BigInt(Math.floor(amount / step)), amount % step]
  const exact = weights.map((weight) => steps * BigInt(weight))
  const shares = exact.map((share) => Number(share / all))
  const missing = Number(steps) - shares.reduce((sum, share) => sum + share, 0)
  const nearest = exact
    .map((share, index) => ({ remainder: share % all, index }))
    .sort((one, other) => Number(other.remainder - one.remainder))
  for (const { index } of nearest.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  // Stryker disable next-line OptionalChaining: without weights nothing is left to allocate
  const first = nearest[0]?.index ?? 0
  return shares.map((share, index) => share * step + (index === first ? beyond : 0))
}
