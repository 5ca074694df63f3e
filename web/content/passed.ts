import { cacheLife } from 'next/cache'
import { CONTENT_LIFE } from './cache-life.ts'

/** A moment; ISO 8601. Null: never. */
type Moment = string | null

/** Next builds no page ahead from what lives shorter, in seconds. */
const SHORTEST_LIFE = 300

/**
 * How long what is shown for some moments may be kept, in seconds: until the next of them comes, `expire`, the next visitor
 * waits for a page made anew. A moment that is less than five minutes away may be seen past once: the page is made anew behind
 * that visitor's back.
 */
export function lifeUntilNext(moments: readonly Moment[], now: number): typeof CONTENT_LIFE {
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
 * Which moments have passed. What is shown for them is made anew when the next one does, without a publish.
 *
 * @param moments a list that is the same for the same content, as its answer is kept under it
 */
export async function havePassed(moments: readonly Moment[]): Promise<boolean[]> {
  'use cache'
  const now = Date.now()
  cacheLife(lifeUntilNext(moments, now))
  return Promise.resolve(moments.map((moment) => moment !== null && Date.parse(moment) <= now))
}

/**
 * A moment that stands for now, in milliseconds since 1970: each of the given moments has passed at it if it has passed. What is
 * shown for it is made anew when the next of them comes, without a publish.
 *
 * @param moments a list that is the same for the same content, as its answer is kept under it
 */
export async function nowAmong(moments: readonly Moment[]): Promise<number> {
  'use cache'
  const now = Date.now()
  cacheLife(lifeUntilNext(moments, now))
  return Promise.resolve(now)
}
