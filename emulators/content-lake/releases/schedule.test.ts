import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLake } from '../lake.ts'
import { readDocument } from '../storage/documents.ts'
import { DATASET, EDITOR, openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'

const HOUR_MS = 3_600_000

let open: TemporaryLake
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  open = openTemporaryLake()
})
afterEach(async () => {
  vi.useRealTimers()
  await open.close()
})

const release = (kind: string, more: object = {}) => ({
  actionType: `sanity.action.release.${kind}`,
  releaseId: 'spring',
  ...more,
})
const version = (document: object) => ({
  actionType: 'sanity.action.document.version.create',
  publishedId: 'home',
  document: { _id: 'versions.spring.home', _type: 'note', ...document },
})
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const read = (id: string) => readDocument(open.lake.database, DATASET, id)

test('a scheduled release is published at its time and not before', async () => {
  const publishAt = inHours(24 * 60)
  await open.act(release('create'), version({ title: 'Spring' }), release('schedule', { publishAt }))
  await vi.advanceTimersByTimeAsync(24 * 59 * HOUR_MS)
  expect(read('home')).toBeNull()
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
  await vi.waitFor(() => expect(read('home')).toMatchObject({ title: 'Spring' }), 5000)
  expect(read('_.releases.spring')).toMatchObject({ state: 'published', publishAt })
  expect(String(read('home')?._updatedAt) >= publishAt).toBe(true)
})

test('an unscheduled release is not published', async () => {
  await open.act(release('create'), version({ title: 'Spring' }))
  await open.act(release('schedule', { publishAt: inHours(1) }))
  await open.act(release('unschedule'))
  const later = { actionType: 'sanity.action.release.create', releaseId: 'later' }
  await open.act(later, { ...release('schedule', { publishAt: inHours(2) }), releaseId: 'later' })
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  await vi.waitFor(() => expect(read('_.releases.later')).toMatchObject({ state: 'published' }), 5000)
  expect(read('home')).toBeNull()
})

test('a release that became due while the lake was down is published at the start', async () => {
  await open.act(release('create'), version({ title: 'Spring' }))
  await open.act(release('schedule', { publishAt: inHours(1) }))
  const { directory } = open
  await open.stop()
  vi.setSystemTime(Date.now() + 2 * HOUR_MS)
  const again = createLake({ dataDirectory: directory, publicUrl: 'http://localhost:4000' })
  try {
    const home = () => readDocument(again.lake.database, DATASET, 'home')
    await vi.waitFor(() => expect(home()).toMatchObject({ title: 'Spring' }), 5000)
  } finally {
    await again.close()
    rmSync(directory, { recursive: true })
    open = openTemporaryLake()
  }
})

test('a release that cannot be published is reopened with its error and does not block others', async () => {
  const to = { _type: 'reference', _ref: 'gone', _weak: true, _strengthenOnPublish: { type: 'note' } }
  await open.act(release('create'), version({ to }), release('schedule', { publishAt: inHours(1) }))
  const other = { actionType: 'sanity.action.release.create', releaseId: 'other' }
  await open.act(other, { ...release('schedule', { publishAt: inHours(2) }), releaseId: 'other' })
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  await vi.waitFor(() => expect(read('_.releases.other')).toMatchObject({ state: 'published' }), 5000)
  expect(read('_.releases.spring')).toMatchObject({
    state: 'active',
    error: { message: expect.stringContaining('gone') as string },
  })
  expect(read('versions.spring.home')).not.toBeNull()
  const patching = open.lake.mutate({
    ...DATASET,
    principal: EDITOR,
    mutations: [{ patch: { id: 'versions.spring.home', unset: ['to'] } }],
  })
  await expect(patching).resolves.toBeDefined()
})

test('an imported release whose time is no time waits without delaying others', async () => {
  const attributes = { state: 'scheduled', publishAt: '0 o’clock' }
  const imported = { actionType: 'sanity.action.release.import', releaseId: 'autumn', attributes }
  await open.act(imported, release('create'), version({ title: 'Spring' }))
  expect(vi.getTimerCount()).toBe(0)
  await open.act(release('schedule', { publishAt: inHours(1) }))
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await vi.waitFor(() => expect(read('home')).toMatchObject({ title: 'Spring' }), 5000)
  expect(read('_.releases.autumn')).toMatchObject({ state: 'scheduled' })
})
