/** When a program that ended is started again. */
export interface RestartPolicy {
  /** Before the first restart; doubles with each further one. */
  firstDelayMs: number
  longestDelayMs: number
  /** Restarts in a row until the program is given up. */
  mostRestarts: number
  /** A program that answered for this long starts over with the first restart. */
  healthyAfterMs: number
}

/** Six restarts within about a minute; a broken program is given up after that. */
export const RESTART_POLICY: RestartPolicy = {
  firstDelayMs: 1_000,
  longestDelayMs: 30_000,
  mostRestarts: 6,
  healthyAfterMs: 60_000,
}

/** The restart that is due. */
export interface Restart {
  /** 1 for the first in a row. */
  attempt: number
  delayMs: number
}

/**
 * Returns the next restart of a program that has just ended, or null when it ended too often in a row.
 * @param attempts Restarts in a row so far.
 * @param healthyMs How long the program answered before it ended; 0 when it never did.
 */
export function nextRestart(
  attempts: number,
  healthyMs: number,
  policy: RestartPolicy = RESTART_POLICY,
): Restart | null {
  const attempt = healthyMs >= policy.healthyAfterMs ? 1 : attempts + 1
  if (attempt > policy.mostRestarts) return null
  return { attempt, delayMs: Math.min(policy.firstDelayMs * 2 ** (attempt - 1), policy.longestDelayMs) }
}
