const FIRST_MS = 1_000
const LONGEST_MS = 5 * 60_000
/** How long a delivery is tried, as at Stripe. */
const PATIENCE_MS = 3 * 24 * 3_600_000

/** The attempts that fit into three days at the longest pause. */
const MOST_ATTEMPTS = Math.ceil(PATIENCE_MS / LONGEST_MS)

/**
 * How long to wait after a delivery that failed, in milliseconds: twice as long each time, up to five minutes.
 *
 * @param attempts how often it was tried
 * @returns null when three days of trying are over
 */
export function pauseAfter(attempts: number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null
  return Math.min(FIRST_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_MS)
}
