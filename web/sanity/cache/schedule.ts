import { cacheLife } from 'next/cache'
import { cacheManifest } from './cache-manifest.ts'

const { life: CONTENT_LIFE } = cacheManifest.content

/** A time, ISO 8601; null for never. */
type Moment = string | null

/** Next does not prerender pages with a shorter life, in seconds. */
const SHORTEST_LIFE = 300

/**
 * Returns a cache life in seconds that ends at the next of the times. A time within five minutes may be
 * missed by one visitor, whose visit renders the page again.
 */
export function lifeUntilNextBoundary(moments: readonly Moment[], now: number): typeof CONTENT_LIFE {
  const coming = moments.flatMap((moment) => (moment === null ? [] : [Date.parse(moment) - now]))
  const next = Math.min(Infinity, ...coming.filter((milliseconds) => milliseconds > 0))
  const seconds = Math.ceil(next / 1000)
  return {
    stale: CONTENT_LIFE.stale,
    revalidate: Math.min(seconds, CONTENT_LIFE.revalidate),
    expire: Math.max(SHORTEST_LIFE, Math.min(seconds, CONTENT_LIFE.expire)),
  }
}

/**
 * Returns a cached current time in milliseconds since 1970; none of the times is between it and now. The
 * calling page is rendered again at the next one, without a publish.
 *
 * @param moments the same list for the same content: it is the cache key
 */
export async function scheduleTime(moments: readonly Moment[]): Promise<number> {
  'use cache'
  const now = Date.now()
  cacheLife(lifeUntilNextBoundary(moments, now))
  return Promise.resolve(now)
}

/** Whether a time has passed at `now`, which `scheduleTime` returned. */
export const hasPassed = (moment: Moment, now: number): boolean =>
  moment !== null && Date.parse(moment) <= now

/** When a block is visible; null for no limit. */
interface Visibility {
  visibleFrom: Moment
  visibleUntil: Moment
}

/** Whether a block is visible at `now`. */
export const isVisible = ({ visibleFrom, visibleUntil }: Visibility, now: number): boolean =>
  (visibleFrom === null || hasPassed(visibleFrom, now)) && !hasPassed(visibleUntil, now)
