/** Waits between attempts: short at first, later every few hours. */
const WAITS_SECONDS = [5, 30, 120, 600, 1_800, 7_200, 21_600]

/** Returns the state of an email whose last attempt failed: refused, or waiting for the next one. */
export function afterFailure(attempts: number, { retry, reason }: { retry: boolean; reason: string }) {
  if (!retry) return { state: 'refused' as const, attempts, reason }
  const seconds = WAITS_SECONDS[Math.min(attempts, WAITS_SECONDS.length) - 1] ?? 0
  const nextAttemptAt = new Date(Date.now() + seconds * 1_000).toISOString()
  return { state: 'waiting' as const, attempts, nextAttemptAt, reason }
}
