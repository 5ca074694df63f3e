import { expect, test } from 'vitest'
import { withLock } from './lock.ts'

/** A task that runs until it is finished from outside. */
function openTask(log: string[], name: string) {
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  return {
    finish: () => {
      finish()
    },
    run: async () => {
      log.push(`${name} begins`)
      await finished
      log.push(`${name} ends`)
    },
  }
}

test('tasks that share a lock run one after the other, others at the same time', async () => {
  const log: string[] = []
  const [first, second, other] = ['first', 'second', 'other'].map((name) => openTask(log, name))
  if (!first || !second || !other) throw new Error('missing')
  const all = [withLock(['a', 'b'], first.run), withLock(['b', 'c'], second.run), withLock(['d'], other.run)]
  await new Promise(setImmediate)
  expect(log).toEqual(['first begins', 'other begins'])
  for (const task of [first, second, other]) task.finish()
  await Promise.all(all)
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'))
})

test('a task that fails is reported, and frees its locks', async () => {
  await expect(withLock(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(['a'], () => Promise.resolve('next'))).toBe('next')
})
