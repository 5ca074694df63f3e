import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openPayments } from '../payments.ts'
import { createDeliverer } from './deliverer.ts'
import { Switches } from './switches.ts'

test('an error of the queue is reported, and the next wake tries again', async () => {
  const report = vi.fn()
  const due = vi.fn(() => {
    throw new Error('The disk is full')
  })
  const deliverer = createDeliverer({
    queue: { due } as never,
    objects: {} as never,
    switches: Switches.parse({}),
    now: Date.now,
    report,
  })
  deliverer.wake()
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
  deliverer.wake()
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2))
  deliverer.stop()
})

test('an endpoint that does not respond delays no other one', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'payments-'))
  const [hanging, healthy] = ['http://localhost/hanging', 'http://localhost/healthy']
  const { promise: all, resolve } = Promise.withResolvers<void>()
  const count = 120
  let received = 0
  const payments = openPayments({
    dataDirectory,
    webhooks: [hanging, healthy],
    send: (url) => {
      if (url === hanging) return new Promise<Response>(() => {})
      received += 1
      if (received === count) resolve()
      return Promise.resolve(new Response())
    },
  })
  const headers = {
    authorization: `Bearer ${payments.keys.secretKey}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const url = 'http://localhost:4010/v1/customers'
  for (let made = 0; made < count; made += 1)
    await payments.handle(new Request(url, { method: 'POST', headers, body: 'name=Mary' }))
  await all
  expect(received).toBe(count)
  payments.close()
  rmSync(dataDirectory, { recursive: true })
})
