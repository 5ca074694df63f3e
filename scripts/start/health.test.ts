import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Child, Outcome } from './child.ts'
import { waitUntilHealthy } from './health.ts'

const sockets: Socket[] = []
/** Accepts connections and never responds. */
const silent = createServer((socket) => sockets.push(socket))
let url: string
beforeEach(async () => {
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  silent.close()
  await once(silent, 'close')
})

test('a child that exits is reported at once, even when another program holds its port without responding', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<Outcome>()
  const child: Child = {
    pid: 1,
    logFile: 'mail.log',
    tail: () => ['Port 4020 is in use'],
    ended,
    stop: () => ended,
  }
  silent.once('connection', () => end({ code: 1, signal: null }))
  const healthy = waitUntilHealthy('Mailbox', child, url, '/data')
  await expect(healthy).rejects.toThrow('Mailbox exited while starting.\n\nPort 4020 is in use')
}, 5_000)
