import { expect, test } from 'vitest'
import { watchCondition } from './watch-condition.ts'

test('reports a change once, after two failed checks, and then the recovery', async () => {
  const results = [true, false, true, false, false, false, true, true]
  const reported: boolean[] = []
  const watching = new AbortController()
  const check = () => {
    const next = results.shift()
    if (next === undefined) watching.abort()
    return next ?? true
  }
  await expect(
    watchCondition(check, (isTrue) => reported.push(isTrue), { intervalMs: 1, signal: watching.signal }),
  ).rejects.toThrow('aborted')
  expect(reported).toEqual([false, true])
})
