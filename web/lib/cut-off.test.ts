import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { againWhenCutOff } from './cut-off.ts'

/** Asks a server that hangs up on so many first calls without an answer; how often it was called. */
async function askOneThatHangsUp(times: number): Promise<{ status: number | 'failed'; calls: number }> {
  let calls = 0
  const server = createServer((incoming, outgoing) => {
    calls += 1
    if (calls <= times) incoming.socket.destroy()
    else outgoing.end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const status = await againWhenCutOff(() => fetch(url, { method: 'POST', body: 'x' })).then(
    (response) => response.status,
    () => 'failed' as const,
  )
  server.closeAllConnections()
  server.close()
  return { status, calls }
}

test('a connection that is cut off is opened once more, and no oftener', async () => {
  expect(await askOneThatHangsUp(0)).toEqual({ status: 200, calls: 1 })
  expect(await askOneThatHangsUp(1)).toEqual({ status: 200, calls: 2 })
  expect(await askOneThatHangsUp(5)).toEqual({ status: 'failed', calls: 2 })
})

test('what fails otherwise is not tried again', async () => {
  let tries = 0
  const work = () => {
    tries += 1
    return Promise.reject(new Error('Nobody is there.', { cause: { code: 'ECONNREFUSED' } }))
  }
  await expect(againWhenCutOff(work)).rejects.toThrow('Nobody is there.')
  expect(tries).toBe(1)
})
