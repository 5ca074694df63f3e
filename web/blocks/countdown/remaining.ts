/** The remaining time in whole units. */
export interface Remaining {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const SECOND = 1000

/**
 * Returns the remaining time, or null once it is over. The last second counts until its end, so that no zeros
 * appear early.
 *
 * @param target milliseconds since 1970
 * @param now the same
 */
export function remaining(target: number, now: number): Remaining | null {
  if (now >= target) return null
  const seconds = Math.ceil((target - now) / SECOND)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/**
 * Reports the remaining time now and at every change, until it is over.
 *
 * @param target milliseconds since 1970
 * @returns a function that stops it
 */
export function countDown(target: number, show: (left: Remaining | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const now = Date.now()
    show(remaining(target, now))
    // Computed from the target, so that late timers do not add up.
    if (now < target) timer = setTimeout(tick, (target - now) % SECOND || SECOND)
  }
  tick()
  return () => clearTimeout(timer)
}
