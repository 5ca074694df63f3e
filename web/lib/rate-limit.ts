import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { redis, sharedKey } from './redis.ts'

/** Limits how often an action may happen, separately for each name. */
interface RateLimit {
  /**
   * Counts an action for a name.
   *
   * @returns 0 if it is allowed, otherwise the milliseconds until it is
   */
  take(name: string): Promise<number>
}

/** Maximum number of names in memory; the least recently used are dropped. */
const NAMES_MAX = 10_000

/**
 * Creates a limit of `limit` actions within any `spanMs` milliseconds, across all instances of the site; per instance while Redis is
 * unavailable.
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

/** Reads and updates the sorted set of times, in milliseconds, atomically. */
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

/** Counts in Redis; null without Redis or if it does not respond. */
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
  const times = new LRUCache<string, number[]>({ max: NAMES_MAX })
  return {
    take(name: string, now: number): number {
      const recent = (times.get(name) ?? []).filter((time) => time > now - spanMs)
      const [oldest] = recent
      const isFull = recent.length >= limit
      if (!isFull) recent.push(now)
      times.set(name, recent)
      return isFull && oldest !== undefined ? oldest + spanMs - now : 0
    },
  }
}

/**
 * Returns the rate limit key of a client: the address that `forwarded-headers.ts` has put into `X-Forwarded-For`. For IPv6 it is the /64
 * network, because one client can use every address in it.
 */
export function callerKey(forwardedFor: string | null): string {
  const address =
    forwardedFor
      ?.split(',')
      .at(-1)
      ?.trim()
      .replace(/^::ffff:/, '') ?? ''
  return address.includes(':') ? networkOf(address) : address || 'unknown'
}

/** Returns the /64 network of an IPv6 address. The zeros that `::` leaves out belong to it too. */
function networkOf(address: string): string {
  const [start, end] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const [before, after] = [start ?? [], end ?? []]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
