import { cacheLife } from 'next/cache'
import { CONTENT_LIFE } from './cache-life.ts'

/** A moment; ISO 8601. Null: never. */
type Moment = string | null

/** Seconds until the next of some moments, no more than `limit` and at least one. */
export function secondsUntilNext(moments: readonly Moment[], now: number, limit: number): number {
  const coming = moments.flatMap((moment) => (moment === null ? [] : [Date.parse(moment) - now]))
  const next = Math.min(Infinity, ...coming.filter((milliseconds) => milliseconds > 0))
  return Math.max(1, Math.min(Math.ceil(next / 1000), limit))
}

/**
 * Which moments have passed. What is shown for them is made anew when the next one does, without a publish.
 *
 * @param moments a list that is the same for the same content, as its answer is kept under it
 */
export async function havePassed(moments: readonly Moment[]): Promise<boolean[]> {
  'use cache'
  const now = Date.now()
  cacheLife({ ...CONTENT_LIFE, revalidate: secondsUntilNext(moments, now, CONTENT_LIFE.revalidate) })
  return Promise.resolve(moments.map((moment) => moment !== null && Date.parse(moment) <= now))
}
