import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { retryOnConnectionReset } from './retry-connection.ts'

/** Requests a server that closes the connection of the first `times` calls. Returns the result and the number of calls. */
async function requestClosingServer(times: number): Promise<{ status: number | 'failed'; calls: number }> {
  let calls = 0
  const server = createServer((incoming, outgoing) => {
    calls += 1
    if (calls <= times) incoming.socket.destroy()
    else outgoing.end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const status = await retryOnConnectionReset(() => fetch(url, { method: 'POST', body: 'x' })).then(
    (response) => response.status,
    () => 'failed' as const,
  )
  server.closeAllConnections()
  server.close()
  return { status, calls }
}

test('a reset connection is retried once', async () => {
  expect(await requestClosingServer(0)).toEqual({ status: 200, calls: 1 })
  expect(await requestClosingServer(1)).toEqual({ status: 200, calls: 2 })
  expect(await requestClosingServer(5)).toEqual({ status: 'failed', calls: 2 })
})

test('another error is not retried', async () => {
  let tries = 0
  const work = () => {
    tries += 1
    return Promise.reject(new Error('No server.', { cause: { code: 'ECONNREFUSED' } }))
  }
  await expect(retryOnConnectionReset(work)).rejects.toThrow('No server.')
  expect(tries).toBe(1)
})
