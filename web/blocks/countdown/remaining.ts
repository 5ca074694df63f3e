/** What is left until a moment, in whole units. */
export interface Remaining {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const SECOND = 1000

/**
 * What is left until a moment; null once it has come. The last second counts until it is over, so that nobody reads
 * four noughts before it happens.
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
 * Says what is left at once, then whenever it changes, until nothing is.
 *
 * @param target milliseconds since 1970
 * @returns how to stop
 */
export function countDown(target: number, show: (left: Remaining | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const now = Date.now()
    show(remaining(target, now))
    // Counted from the target: seconds change when they are over, however long a tick took.
    if (now < target) timer = setTimeout(tick, (target - now) % SECOND || SECOND)
  }
  tick()
  return () => {
    clearTimeout(timer)
  }
}
