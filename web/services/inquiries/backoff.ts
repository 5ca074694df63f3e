/** Waits between attempts, in seconds: at once while somebody may be mending it, then every few hours. */
const WAITS = [5, 30, 120, 600, 1_800, 7_200, 21_600]

/** When a mail is tried again after so many attempts, in milliseconds. */
export function nextAttempt(attempts: number, now: number): number {
  const seconds = WAITS[Math.min(attempts, WAITS.length) - 1] ?? WAITS[0] ?? 0
  return now + seconds * 1_000
}
