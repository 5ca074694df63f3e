/** Waits between attempts: short at first, later every few hours. */
const WAITS_SECONDS = [5, 30, 120, 600, 1_800, 7_200, 21_600]

/** Returns when to send an email again after a number of attempts, in milliseconds. */
export function nextAttempt(attempts: number, now: number): number {
  const seconds = WAITS_SECONDS[Math.min(attempts, WAITS_SECONDS.length) - 1] ?? WAITS_SECONDS[0] ?? 0
  return now + seconds * 1_000
}
