import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { redisResponds } from './redis.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

const PING = '*1\r\n$4\r\nPING\r\n'
const INFO = '*1\r\n$4\r\nINFO\r\n'

/** A server's response to INFO. */
const bulk = (...lines: string[]) => {
  const text = lines.join('\r\n')
  return `$${text.length}\r\n${text}`
}

/** Starts a Redis with one response per command; resolves to its host and port. */
async function startRedis(replies: Record<string, string>): Promise<string> {
  server = createServer((socket) => {
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString()
      for (const [command, reply] of Object.entries(replies)) {
        if (!received.startsWith(command)) continue
        received = received.slice(command.length)
        socket.write(`${reply}\r\n`)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as { port: number }).port}`
}

const check = (REDIS_URL: string) => redisResponds({ REDIS_URL })

test('an open Redis responds', async () => {
  const info = bulk('# Memory', 'maxmemory_policy:noeviction', '# Cluster', 'cluster_enabled:0')
  const host = await startRedis({ [PING]: '+PONG', [INFO]: info })
  expect(await check(`redis://${host}`)).toMatchObject({ state: 'ok', message: 'responds' })
})

test.each([
  ['maxmemory_policy:allkeys-lru', 'maxmemory-policy allkeys-lru'],
  ['cluster_enabled:1', 'is a cluster'],
])('a Redis with %s is not suitable', async (line, message) => {
  const host = await startRedis({ [PING]: '+PONG', [INFO]: bulk('# Server', line) })
  const found = { state: 'fix', message: expect.stringContaining(message) as string }
  expect(await check(`redis://${host}`)).toMatchObject(found)
})

test('sends user and password before the ping', async () => {
  const auth = '*3\r\n$4\r\nAUTH\r\n$4\r\nsite\r\n$6\r\np@ss:ü\r\n'.replace('$6', '$7')
  // Providers may refuse INFO.
  const host = await startRedis({ [auth]: '+OK', [PING]: '+PONG', [INFO]: '-NOPERM' })
  expect(await check(`redis://site:${encodeURIComponent('p@ss:ü')}@${host}`)).toMatchObject({ state: 'ok' })
})

test('reports a wrong password without showing it', async () => {
  const auth = '*2\r\n$4\r\nAUTH\r\n$5\r\nwrong\r\n'
  const host = await startRedis({ [auth]: '-WRONGPASS invalid username-password pair', [PING]: '-NOAUTH' })
  const finding = await check(`redis://:wrong@${host}`)
  expect(finding).toMatchObject({ state: 'fix', message: expect.stringContaining('WRONGPASS') as string })
  expect(finding.message).not.toContain(':wrong@')
})

test('reports an unreachable Redis as fix, and no Redis as note', async () => {
  const host = await startRedis({})
  server?.close()
  expect(await check(`redis://${host}`)).toMatchObject({
    state: 'fix',
    message: expect.stringContaining('ECONNREFUSED') as string,
  })
  expect(await check('')).toMatchObject({ state: 'note' })
})
