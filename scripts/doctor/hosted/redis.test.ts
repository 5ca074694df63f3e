import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { redisResponds } from './redis.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

const PING = '*1\r\n$4\r\nPING\r\n'

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
  const host = await startRedis({ [PING]: '+PONG' })
  expect(await check(`redis://${host}`)).toMatchObject({ state: 'ok' })
})

test('sends user and password before the ping', async () => {
  const auth = '*3\r\n$4\r\nAUTH\r\n$4\r\nsite\r\n$6\r\np@ss:ü\r\n'.replace('$6', '$7')
  const host = await startRedis({ [auth]: '+OK', [PING]: '+PONG' })
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
