import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** A server that does not know the newest protocol, like Redis before 6 and some proxies. */
const server = createServer((socket) => {
  socket.on('data', (data) => {
    for (const [command] of data.toString().matchAll(/(?<=\*\d+\r\n\$\d+\r\n)\w+/g))
      socket.write(command === 'HELLO' ? '-ERR unknown command\r\n' : '+OK\r\n')
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
  vi.unstubAllEnvs()
})

test('connects to a server that knows the older protocol only', async () => {
  vi.stubEnv('REDIS_URL', `redis://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const { redis } = await import('./redis.ts')
  const client = redis()
  await vi.waitFor(() => expect(client?.isReady).toBe(true), 10_000)
  client?.destroy()
})
