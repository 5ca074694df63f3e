/** Says whether somebody may do something once more. */
export interface RateLimit {
  /**
   * Counts one more time for `who`.
   *
   * @param now in milliseconds
   * @returns 0 when it may be done, else the milliseconds after which it may
   */
  take(who: string, now: number): number
}

/** More names than this at once are not people: the oldest are forgotten. */
const MOST_NAMES = 10_000

/** Allows `limit` times within any `span` milliseconds, for each name on its own. */
export function createRateLimit(limit: number, span: number): RateLimit {
  const times = new Map<string, number[]>()
  return {
    take(who, now) {
      const recent = (times.get(who) ?? []).filter((time) => time > now - span)
      const [oldest] = recent
      const isFull = recent.length >= limit
      if (!isFull) recent.push(now)
      // Put at the end of the map, which thereby is in the order of use.
      times.delete(who)
      times.set(who, recent)
      if (times.size > MOST_NAMES) times.delete(times.keys().next().value ?? '')
      return isFull && oldest !== undefined ? oldest + span - now : 0
    },
  }
}

/**
 * The address a request is counted under: the last that a proxy noted, the one next to the site; of an IPv6 address its
 * network, since one connection has the rest to itself.
 */
export function callerOf(forwardedFor: string | null): string {
  const address =
    forwardedFor
      ?.split(',')
      .at(-1)
      ?.trim()
      .replace(/^::ffff:/, '') ?? ''
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address || 'unknown'
}
