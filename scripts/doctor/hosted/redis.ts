import { createClient, ErrorReply } from '@redis/client'
import { defineCheck } from './define-check.ts'

const RESPONSE_TIMEOUT_MS = 10_000

/** Connects, signs in with the user and password of the address, and returns what the server tells of itself. */
async function readInfo(url: string): Promise<string> {
  const client = createClient({
    url,
    RESP: 2,
    disableClientInfo: true,
    socket: {
      connectTimeout: RESPONSE_TIMEOUT_MS,
      socketTimeout: RESPONSE_TIMEOUT_MS,
      reconnectStrategy: false,
    },
  })
  // The promises reject with the same error.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.ping()
    // Providers may withhold it.
    return await client.info().catch(() => '')
  } finally {
    client.destroy()
  }
}

/** Returns why a server is not suitable, although it responds. */
function findUnsuitable(info: string): string | undefined {
  if (/^cluster_enabled:1/m.test(info))
    return 'is a cluster, whose shards refuse keys of other shards: use a single server, with replicas if you like'
  const [policy] = /(?<=^maxmemory_policy:)allkeys-\w+/m.exec(info) ?? []
  const isLimited = !/^maxmemory:0\r?$/m.test(info)
  return policy && isLimited
    ? `evicts announcements of publishes (maxmemory-policy ${policy}): set it to noeviction`
    : undefined
}

/** Checks that the Redis shared by several instances responds, and stores what they exchange. */
export const redisResponds = defineCheck({
  subject: 'Redis',
  needs: [],
  async run({ REDIS_URL: url }) {
    if (!url) return { note: 'REDIS_URL is not set: right on Vercel and for a single instance' }
    try {
      return findUnsuitable(await readInfo(url)) ?? { ok: 'responds' }
    } catch (error) {
      if (!(error instanceof ErrorReply)) throw error
      const [code = ''] = error.message.split(' ')
      return ['WRONGPASS', 'NOAUTH', 'NOPERM'].includes(code)
        ? `refuses the user or password of REDIS_URL (${code}): copy the address from your Redis again`
        : `responds with ${error.message}: see the log of your Redis`
    }
  },
})
