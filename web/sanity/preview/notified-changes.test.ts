import { expect, test } from 'vitest'
import { NotifiedChanges } from './notified-changes.ts'

const changeMessage = (documentId: string, resultRev: string) => ({
  type: 'presentation/snapshot-event',
  data: { event: { type: 'mutation', documentId, resultRev } },
})

const refreshRequest = (_id: string, _rev: string) => ({ source: 'mutation', document: { _id, _rev } })

test('a recorded change needs no second refresh', () => {
  const changes = new NotifiedChanges()
  expect(changes.includes(refreshRequest('drafts.a', 'one'))).toBe(false)
  expect(changes.record(changeMessage('drafts.a', 'one'))).toBe(true)
  expect(changes.includes(refreshRequest('drafts.a', 'one'))).toBe(true)
  expect(changes.includes(refreshRequest('drafts.a', 'two'))).toBe(false)
  expect(changes.includes(refreshRequest('drafts.b', 'one'))).toBe(false)
})

test('a manual refresh is never skipped', () => {
  const changes = new NotifiedChanges()
  changes.record(changeMessage('versions.r.a', 'one'))
  expect(changes.includes({ source: 'manual' })).toBe(false)
})

test.each([
  ['nothing', null],
  ['another message', { type: 'presentation/refresh' }],
  ['a beginning', { type: 'presentation/snapshot-event', data: { event: { type: 'welcome' } } }],
  ['a published change, which must expire the cache first', changeMessage('a', 'one')],
])('%s is not a draft change', (_what, message) => {
  const changes = new NotifiedChanges()
  expect(changes.record(message)).toBe(false)
  expect(changes.includes(refreshRequest('a', 'one'))).toBe(false)
})

test('remembers the latest changes only', () => {
  const changes = new NotifiedChanges()
  for (let index = 0; index <= 100; index += 1) changes.record(changeMessage('drafts.a', `r${index}`))
  expect(changes.includes(refreshRequest('drafts.a', 'r0'))).toBe(false)
  expect(changes.includes(refreshRequest('drafts.a', 'r100'))).toBe(true)
})
