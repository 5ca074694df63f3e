import { randomUUID } from 'node:crypto'
import { redis, sharedKey } from './redis.ts'

/** Limits how often something may be done, for each name on its own. */
export interface RateLimit {
  /**
   * Counts one more time for a name.
   *
   * @returns 0 when it may be done, else the milliseconds after which it may
   */
  take(name: string): Promise<number>
}

/** More names than this at once are not people: the oldest are forgotten. */
const NAMES_MAX = 10_000

/**
 * Allows `limit` times within any `spanMs` milliseconds, over all instances of the site; while Redis is away, in each instance.
 *
 * @param purpose names the limit in Redis, such as `cart`
 */
export function createRateLimit(purpose: string, limit: number, spanMs: number): RateLimit {
  const inMemory = createMemoryLimit(limit, spanMs)
  return {
    async take(name) {
      const shared = await takeShared(sharedKey(`limit:${purpose}:${name}`), limit, spanMs)
      return shared ?? inMemory.take(name, Date.now())
    },
  }
}

/** A sorted set of the times, in milliseconds, which is read and written in one step. */
const SLIDING_WINDOW = `
  local now, span, limit = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - span)
  if redis.call('ZCARD', KEYS[1]) >= limit then
    return math.max(1, tonumber(redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]) + span - now)
  end
  redis.call('ZADD', KEYS[1], now, ARGV[4])
  redis.call('PEXPIRE', KEYS[1], span)
  return 0
`

/** Counts in Redis; null where there is none, or where it does not answer. */
async function takeShared(key: string, limit: number, spanMs: number): Promise<number | null> {
  const client = redis()
  if (!client?.isReady) return null
  try {
    const values = [Date.now(), spanMs, limit, randomUUID()]
    return Number(await client.eval(SLIDING_WINDOW, { keys: [key], arguments: values.map(String) }))
  } catch {
    return null
  }
}

/** Counts in the memory of this process; `now` is in milliseconds. */
export function createMemoryLimit(limit: number, spanMs: number) {
  const times = new Map<string, number[]>()
  return {
    take(name: string, now: number): number {
      const recent = (times.get(name) ?? []).filter((time) => time > now - spanMs)
      const [oldest] = recent
      const isFull = recent.length >= limit
      if (!isFull) recent.push(now)
      // Moved to the end of the map, which is thereby in the order of use.
      times.delete(name)
      times.set(name, recent)
      if (times.size > NAMES_MAX) times.delete(times.keys().next().value ?? '')
      return isFull && oldest !== undefined ? oldest + spanMs - now : 0
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
