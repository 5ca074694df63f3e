import { expect, test } from 'vitest'
import { ToldChanges } from './told-changes.ts'

const told = (documentId: string, resultRev: string) => ({
  type: 'presentation/snapshot-event',
  data: { event: { type: 'mutation', documentId, resultRev } },
})

const asked = (_id: string, _rev: string) => ({ source: 'mutation', document: { _id, _rev } })

test('a page that was made when a change was told of is not made again for it', () => {
  const changes = new ToldChanges()
  expect(changes.isBehind(asked('drafts.a', 'one'))).toBe(false)
  expect(changes.note(told('drafts.a', 'one'))).toBe(true)
  expect(changes.isBehind(asked('drafts.a', 'one'))).toBe(true)
  expect(changes.isBehind(asked('drafts.a', 'two'))).toBe(false)
  expect(changes.isBehind(asked('drafts.b', 'one'))).toBe(false)
})

test('somebody who asks for the page gets it', () => {
  const changes = new ToldChanges()
  changes.note(told('versions.r.a', 'one'))
  expect(changes.isBehind({ source: 'manual' })).toBe(false)
})

test.each([
  ['nothing', null],
  ['another message', { type: 'presentation/refresh' }],
  ['a beginning', { type: 'presentation/snapshot-event', data: { event: { type: 'welcome' } } }],
  ['what is published, which the cache must let go first', told('a', 'one')],
])('%s is no change of a draft', (_what, message) => {
  const changes = new ToldChanges()
  expect(changes.note(message)).toBe(false)
  expect(changes.isBehind(asked('a', 'one'))).toBe(false)
})

test('no more than the last changes are remembered', () => {
  const changes = new ToldChanges()
  for (let index = 0; index <= 100; index += 1) changes.note(told('drafts.a', `r${index}`))
  expect(changes.isBehind(asked('drafts.a', 'r0'))).toBe(false)
  expect(changes.isBehind(asked('drafts.a', 'r100'))).toBe(true)
})
