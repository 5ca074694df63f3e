import { once } from 'node:events'
import { createClient } from '@redis/client'
import { environment, isBuilding } from '../env.ts'

type RedisClient = ReturnType<typeof connect>

/** Short, because a visitor waits for each command. */
const COMMAND_TIMEOUT_MS = 500

/** The longest pause between attempts to connect. */
const RECONNECT_PAUSE_MAX_MS = 2_000

let client: RedisClient | undefined

/**
 * Returns the connection to the Redis or Valkey server that several instances of the site share; null for a single instance and while
 * building. While the server is unavailable, commands reject at once and the client reconnects by itself.
 */
export function redis(): RedisClient | null {
  const { REDIS_URL } = environment()
  if (!REDIS_URL || isBuilding()) return null
  client ??= connect(REDIS_URL)
  return client
}

/**
 * Waits for the connection, for commands that must not be lost.
 *
 * @throws when the server does not respond in time
 */
export async function connectedRedis(): Promise<RedisClient | null> {
  const established = redis()
  if (established && !established.isReady)
    await once(established, 'ready', { signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS) })
  return established
}

/** Returns a key with the prefix of this site's dataset, so that several sites can share a server. */
export function sharedKey(name: string): string {
  const { SANITY_PROJECT_ID, SANITY_DATASET } = environment()
  return `meridian:${SANITY_PROJECT_ID}:${SANITY_DATASET}:${name}`
}

function connect(url: string) {
  const created = createClient({
    url,
    // Older servers and proxies know no later version, and nothing here needs one. The doctor connects alike.
    RESP: 2,
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: { reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, RECONNECT_PAUSE_MAX_MS) },
  })
  let isReported = false
  created.on('error', (error: Error) => {
    if (isReported) return
    isReported = true
    console.error(`Redis does not respond (${error.message}). Instances serve what they have until it does.`)
  })
  created.on('ready', () => {
    if (isReported) console.info('Redis responds again.')
    isReported = false
  })
  created.connect().catch(() => undefined)
  return created
}
