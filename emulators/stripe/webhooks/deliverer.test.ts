import { expect, test, vi } from 'vitest'
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
