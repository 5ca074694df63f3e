/** When a program that exited is restarted. */
export interface RestartPolicy {
  /** Delay before the first restart; it doubles with each further one. */
  firstDelayMs: number
  maxDelayMs: number
  /** Restarts in a row before giving up. */
  maxRestarts: number
  /** A program that stayed healthy this long starts over with the first delay. */
  healthyAfterMs: number
}

/** Six restarts within about a minute, then the program counts as broken. */
export const RESTART_POLICY: RestartPolicy = {
  firstDelayMs: 1_000,
  maxDelayMs: 30_000,
  maxRestarts: 6,
  healthyAfterMs: 60_000,
}

export interface Restart {
  /** 1 for the first in a row. */
  attempt: number
  delayMs: number
}

/**
 * Returns the next restart of a program that has just exited, or null when it exited too often in a row.
 * @param attempts Restarts in a row so far.
 * @param healthyMs How long the program was healthy; 0 when it never was.
 */
export function nextRestart(
  attempts: number,
  healthyMs: number,
  policy: RestartPolicy = RESTART_POLICY,
): Restart | null {
  const attempt = healthyMs >= policy.healthyAfterMs ? 1 : attempts + 1
  if (attempt > policy.maxRestarts) return null
  return { attempt, delayMs: Math.min(policy.firstDelayMs * 2 ** (attempt - 1), policy.maxDelayMs) }
}
