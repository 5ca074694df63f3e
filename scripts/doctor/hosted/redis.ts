import { createClient, ErrorReply } from '@redis/client'
import { defineCheck } from './define-check.ts'

const RESPONSE_TIMEOUT_MS = 10_000

/** Connects, signs in with the user and password of the address, and sends PING. */
async function ping(url: string): Promise<void> {
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
  } finally {
    client.destroy()
  }
}

/** Checks that the Redis shared by several instances responds. */
export const redisResponds = defineCheck({
  subject: 'Redis',
  needs: [],
  async run({ REDIS_URL: url }) {
    if (!url) return { note: 'REDIS_URL is not set: right on Vercel and for a single instance' }
    try {
      await ping(url)
      return { ok: 'responds' }
    } catch (error) {
      if (!(error instanceof ErrorReply)) throw error
      const [code = ''] = error.message.split(' ')
      return ['WRONGPASS', 'NOAUTH', 'NOPERM'].includes(code)
        ? `refuses the user or password of REDIS_URL (${code}): copy the address from your Redis again`
        : `responds with ${error.message}: see the log of your Redis`
    }
  },
})
