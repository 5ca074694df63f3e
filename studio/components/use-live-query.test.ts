import { concat, defer, type Observable, of, throwError } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { RETRY_MS, useLiveQuery } from './use-live-query.ts'

const { answers, hook } = vi.hoisted((): { answers: Observable<number>[]; hook: { state: unknown } } => ({
  answers: [],
  hook: { state: undefined },
}))

/** Runs effects at once, and keeps one state. */
vi.mock('react', () => ({
  useEffect: (effect: () => void) => effect(),
  useState: (initial: unknown) => [
    (hook.state ??= initial),
    (change: unknown) => {
      hook.state = typeof change === 'function' ? (change as (last: unknown) => unknown)(hook.state) : change
    },
  ],
}))
vi.mock('sanity', () => ({
  useDocumentStore: () => ({ listenQuery: () => defer(() => answers.shift() ?? of()) }),
}))

test('a query that fails keeps its last result, says so, and is repeated until it succeeds', () => {
  vi.useFakeTimers()
  const offline = throwError(() => new Error('Offline.'))
  answers.push(concat(of(1), offline), offline, of(2))
  useLiveQuery<string, number>('count(*)', '*')
  expect(hook.state).toMatchObject({ data: 1, hasFailed: true })
  vi.advanceTimersByTime(RETRY_MS)
  expect([answers.length, hook.state]).toMatchObject([1, { data: 1, hasFailed: true }])
  vi.advanceTimersByTime(RETRY_MS)
  expect(hook.state).toMatchObject({ data: 2, hasFailed: false })
  vi.useRealTimers()
})
