import { connectedRedis, redis, sharedKey } from '../lib/redis.ts'
import { tagExpiries } from './tag-expiries.ts'

/** Maximum length of the stream. An instance reads it at each request, so it is never that far behind. */
const STREAM_LENGTH = 10_000

const stream = () => sharedKey('expired-tags')

/**
 * Tells every instance, this one included, that tags have expired. Does nothing for a single instance.
 *
 * @throws when Redis does not take it: the sender of the publish must try again
 */
export async function announceExpiries(tags: readonly string[]): Promise<void> {
  const client = await connectedRedis()
  await client?.xAdd(
    stream(),
    '*',
    { tags: JSON.stringify(tags) },
    { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: STREAM_LENGTH } },
  )
}

/** The last announcement that was read; undefined while it is unknown what was announced. */
let position: string | undefined
let isFollowing = false
let reading: Promise<void> | undefined
let nextReading: Promise<void> | undefined

/**
 * Takes in what other instances announced up to now. Requests that arrive while Redis is being read share the next reading. Resolves at once
 * for a single instance, and while Redis is away: pages are then served as they are.
 */
export function receiveExpiries(): Promise<void> {
  const client = redis()
  if (!client?.isReady) return Promise.resolve()
  if (!isFollowing) {
    isFollowing = true
    client.on('ready', () => (position = undefined))
  }
  nextReading ??= (reading ?? Promise.resolve()).then(() => {
    nextReading = undefined
    reading = read().catch(() => undefined)
    return reading
  })
  return nextReading
}

async function read(): Promise<void> {
  const client = redis()
  if (!client) return
  if (position === undefined) {
    const last = await client.xRevRange(stream(), '+', '-', { COUNT: 1 })
    position = last?.[0]?.id ?? '0-0'
    // Announcements may have been lost while Redis was away.
    tagExpiries.expireEverything()
    return
  }
  for (const { id, message } of (await client.xRange(stream(), `(${position}`, '+')) ?? []) {
    tagExpiries.expire(JSON.parse(message.tags ?? '[]') as string[])
    position = id
  }
}
