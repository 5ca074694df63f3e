import { expect, test } from 'vitest'
import { describeReport } from './report-card.tsx'
import { runAll } from './run-all.ts'
import type { DocumentResult } from './write-documents.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']

test('an error ends only its own document, and is tried once more', async () => {
  const tries: string[] = []
  const report = await runAll(ids, async (some) => {
    tries.push(...some)
    const resultOf = (id: string): DocumentResult => {
      if (id === 'b') return { error: 'Broken.' }
      // “c” needs “f”, which comes later.
      if (id === 'c' && !tries.includes('f')) return { error: 'Not yet.' }
      return id === 'd' ? 'unchanged' : 'done'
    }
    return await Promise.resolve(new Map(some.map((id) => [id, resultOf(id)])))
  })
  expect(report).toEqual({ done: 4, unchanged: 1, problems: [{ id: 'b', error: 'Broken.' }] })
  expect(describeReport({ action: { kind: 'publish' }, report })).toBe(
    '4 documents published. 1 had nothing to publish. 1 failed and stayed as it was:',
  )
})

test('nothing is tried again when everything failed', async () => {
  let calls = 0
  const report = await runAll(['a'], async () => {
    calls += 1
    return await Promise.resolve(new Map([['a', { error: 'Offline.' }]]))
  })
  expect([calls, report.problems.length]).toEqual([1, 1])
})

test('a change that may be stored is not repeated, because a price would change twice', async () => {
  const tries: string[] = []
  const report = await runAll(['a', 'b'], async (some) => {
    tries.push(...some)
    const result: DocumentResult = { error: 'It may have been changed.', isUncertain: true }
    return await Promise.resolve(new Map(some.map((id) => [id, id === 'a' ? result : ('done' as const)])))
  })
  expect(tries).toEqual(['a', 'b'])
  expect(describeReport({ action: { kind: 'publish' }, report })).toBe('1 document published. 1 failed:')
})
