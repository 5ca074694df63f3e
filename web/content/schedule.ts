import { cacheLife } from 'next/cache'
import { cacheManifest } from './cache-manifest.ts'

const { life: CONTENT_LIFE } = cacheManifest.content

/** A moment; ISO 8601. Null: never. */
type Moment = string | null

/** Next builds no page ahead from what lives shorter, in seconds. */
const SHORTEST_LIFE = 300

/**
 * The cache life of what depends on some moments, in seconds: it ends when the next of them comes. A moment less than five minutes away may
 * be missed by one visitor: the page is rendered again in the background of that visit.
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
 * Which moments have passed. What depends on it is rendered again when the next one passes, without a publish.
 *
 * @param moments the same list for the same content: it is the cache key
 */
export async function havePassed(moments: readonly Moment[]): Promise<boolean[]> {
  'use cache'
  const now = Date.now()
  cacheLife(lifeUntilNextBoundary(moments, now))
  return Promise.resolve(moments.map((moment) => moment !== null && Date.parse(moment) <= now))
}

/**
 * A cached current time, in milliseconds since 1970: none of the moments lies between it and now. What depends on it is rendered again
 * when the next one passes, without a publish.
 *
 * @param moments the same list for the same content: it is the cache key
 */
export async function scheduleTime(moments: readonly Moment[]): Promise<number> {
  'use cache'
  const now = Date.now()
  cacheLife(lifeUntilNextBoundary(moments, now))
  return Promise.resolve(now)
}
