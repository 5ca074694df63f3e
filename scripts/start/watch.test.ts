import { expect, test } from 'vitest'
import { watch } from './watch.ts'

test('a change is told once, after two failed looks, and so is the recovery', async () => {
  const looks = [true, false, true, false, false, false, true, true]
  const told: boolean[] = []
  await new Promise<void>((resolve) => {
    const stop = watch(
      () => {
        const next = looks.shift()
        if (next === undefined) {
          stop()
          resolve()
        }
        return Promise.resolve(next ?? true)
      },
      (holds) => told.push(holds),
      1,
    )
  })
  expect(told).toEqual([false, true])
})
