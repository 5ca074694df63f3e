import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import { defineCheck } from './define-check.ts'

/** Timeout of a response, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000

/** Encodes a command in the Redis protocol. */
const encode = (...words: string[]): string =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`

/** Sends PING, after AUTH if the address has a password. Resolves to the last line of the response. */
function ping({ protocol, hostname, port, username, password }: URL): Promise<string> {
  const commands = [
    ...(password
      ? [encode('AUTH', ...(username ? [decodeURIComponent(username)] : []), decodeURIComponent(password))]
      : []),
    encode('PING'),
  ]
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket: Socket =
    protocol === 'rediss:' ? connectSecure({ ...address, servername: hostname }) : connectPlain(address)
  let received = ''
  socket
    .setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy(new Error('no response in time')))
    .on('error', reject)
    .on('close', () => reject(new Error('the connection was closed')))
    .on('data', (chunk: Buffer) => {
      received += chunk.toString()
      const lines = received.split('\r\n').slice(0, -1)
      const error = lines.find((line) => line.startsWith('-'))
      if (error === undefined && lines.length < commands.length) return
      resolve(error ?? lines.at(-1) ?? '')
      socket.end()
    })
    .write(commands.join(''))
  return promise.finally(() => socket.destroy())
}

/** Checks that the Redis shared by several instances responds. */
export const redisResponds = defineCheck({
  subject: 'Redis',
  needs: [],
  async run({ REDIS_URL: url }) {
    if (!url) return ['note', 'REDIS_URL is not set: right on Vercel and for a single instance']
    const reply = await ping(new URL(url))
    if (reply === '+PONG') return ['ok', 'responds']
    const [code = ''] = reply.slice(1).split(' ')
    return ['WRONGPASS', 'NOAUTH', 'NOPERM'].includes(code)
      ? ['fix', `refuses the user or password of REDIS_URL (${code}): copy the address from your Redis again`]
      : ['fix', `responds with ${reply}: see the log of your Redis`]
  },
})
