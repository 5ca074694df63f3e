import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Deliverer, type Delivery, getRetryDelay } from './deliverer.ts'
import { parseSettings } from './webhook-settings.ts'

test('retry delays grow to the maximum and are never zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (failures, random) => {
        const pause = getRetryDelay(failures, 5000, random)
        expect(pause).toBeGreaterThanOrEqual(100)
        expect(pause).toBeLessThanOrEqual(5000)
      },
    ),
  )
  expect(getRetryDelay(3, 5000, 0)).toBe(800)
})

test('despite failures, messages arrive in order and each is completed once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 3 }), { maxLength: 8 }), async (failuresOf) => {
      const queue = failuresOf.map((failures, index) => ({ index, failures }))
      const done: number[] = []
      const abort = new AbortController()
      const deliverer = new Deliverer(
        {
          next: () => {
            const [first] = queue
            if (!first) return Promise.resolve('closed')
            const delivery: Delivery = {
              send: () => (first.failures-- > 0 ? Promise.reject(new Error('down')) : Promise.resolve()),
              done: () => done.push(queue.shift()?.index ?? -1),
            }
            return Promise.resolve(delivery)
          },
          failed: () => undefined,
        },
        { timeoutMs: 1000, longestPauseMs: 1 },
      )
      await deliverer.run(abort.signal)
      expect(done).toEqual(failuresOf.map((_, index) => index))
    }),
    { numRuns: 20 },
  )
})

test('a message that arrives during a check is not missed', async () => {
  const delivered: string[] = []
  const waiting: string[] = []
  const abort = new AbortController()
  const deliverer = new Deliverer(
    {
      next: async () => {
        const [first] = waiting
        if (first === undefined && delivered.length === 0) {
          // Arrives after the check and before the deliverer goes idle.
          waiting.push('late')
          deliverer.wake()
          await Promise.resolve()
          return undefined
        }
        if (first === undefined) return 'closed'
        return { send: () => Promise.resolve(), done: () => delivered.push(waiting.shift() ?? '') }
      },
      failed: () => undefined,
    },
    { timeoutMs: 1000, longestPauseMs: 1 },
  )
  await deliverer.run(abort.signal)
  expect(delivered).toEqual(['late'])
})

test.each([
  [{}, '"name"'],
  [{ name: 'x', url: 'ftp://x' }, '"url"'],
  [{ name: 'x', url: 'http://x', type: 'transaction' }, '"type"'],
  [{ name: 'x', url: 'http://x', rule: { on: ['publish'] } }, '"rule.on.0"'],
  [{ name: 'x', url: 'http://x', rule: { filter: 3 } }, '"rule.filter"'],
  [{ name: 'x', url: 'http://x', headers: { 'bad name': 'x' } }, '"headers.bad name"'],
  [{ name: 'x', url: 'http://x', headers: { good: 'line\nbreak' } }, '"headers.good"'],
  [{ name: 'x', url: 'http://x', httpMethod: 'TRACE' }, '"httpMethod"'],
])('settings %j are refused by name', (body, attribute) => {
  expect(() => parseSettings(body)).toThrow(attribute)
})
