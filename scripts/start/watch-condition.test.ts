import { expect, test } from 'vitest'
import { watchCondition } from './watch-condition.ts'

test('reports a change once, after two failed checks, and then the recovery', async () => {
  const results = [true, false, true, false, false, false, true, true]
  const reported: boolean[] = []
  await new Promise<void>((resolve) => {
    const stop = watchCondition(
      () => {
        const next = results.shift()
        if (next === undefined) {
          stop()
          resolve()
        }
        return Promise.resolve(next ?? true)
      },
      (isTrue) => reported.push(isTrue),
      1,
    )
  })
  expect(reported).toEqual([false, true])
})
