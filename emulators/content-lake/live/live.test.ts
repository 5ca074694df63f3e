import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EventReader, readEvents } from '../testing/event-reader.ts'
import { openTemporaryLake, ROBOT, type TemporaryLake } from '../testing/temporary-lake.ts'

let open: TemporaryLake
const readers: EventReader[] = []
beforeAll(() => {
  open = openTemporaryLake()
})
afterAll(async () => {
  for (const reader of readers) await reader.cancel()
  await open.close()
})

async function follow({
  includeDrafts = false,
  lastEventId,
}: { includeDrafts?: boolean; lastEventId?: string } = {}) {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
  const path = `/vX/data/live/events/production${includeDrafts ? '?includeDrafts=true' : ''}`
  const reader = readEvents(await open.request(path, includeDrafts ? { as: 'viewer', headers } : { headers }))
  readers.push(reader)
  return reader
}

const put = (_id: string) => open.mutate([{ createOrReplace: { _id, _type: 'note' } }])
const read = async (query: string, perspective = 'published') => {
  const search = new URLSearchParams({ query, perspective })
  const response = await open.request(`/vX/data/query/production?${search.toString()}`, { as: 'viewer' })
  return (await response.json()) as { syncTags: string[] }
}

test('a commit expires the tags of the queries that see it', async () => {
  const reader = await follow()
  expect(await reader.next()).toMatchObject({ event: 'welcome', id: expect.any(String) as string })
  const { syncTags } = await read('*[_type == "note"]')
  await put('a')
  const { data } = await reader.until('message')
  expect((data as { tags: string[] }).tags).toEqual(expect.arrayContaining(syncTags))
})

test('changes of drafts are sent only to readers of drafts', async () => {
  const [visitor, editor] = [await follow(), await follow({ includeDrafts: true })]
  await put('drafts.a')
  const { syncTags } = await read('*[_type == "note"]', 'drafts')
  const { data } = await editor.until('message')
  expect((data as { tags: string[] }).tags.some((tag) => syncTags.includes(tag))).toBe(true)
  await put('b')
  const published = await visitor.until('message')
  expect((published.data as { tags: string[] }).tags).toEqual(
    expect.arrayContaining((await read('*[_id == "b"][0]')).syncTags),
  )
})

test('a reconnected reader receives what it missed; one of another lake restarts', async () => {
  const first = await follow()
  const { id: lastEventId } = await first.until('welcome')
  await first.cancel()
  await put('c')
  await put('d')
  const second = await follow({ lastEventId })
  await second.until('welcome')
  const missed = [await second.next(), await second.next()]
  expect(missed).toMatchObject([{ event: 'message' }, { event: 'message' }])
  const elsewhere = await follow({ lastEventId: 'ffffffffffffffff-1-0' })
  await elsewhere.until('welcome')
  expect(await elsewhere.next()).toMatchObject({ event: 'restart' })
})

test('a reader that reconnects within a replay continues at its old position', async () => {
  const first = await follow()
  const { id: lastEventId = '' } = await first.until('welcome')
  await first.cancel()
  await put('e')
  const second = await follow({ lastEventId })
  expect(await second.next()).toMatchObject({ event: 'welcome', id: lastEventId })
  const { id: replayed } = await second.until('message')
  expect(replayed).not.toBe(lastEventId)
})

test('a reader whose missed commits were deleted as old history restarts', async () => {
  const first = await follow()
  const { id: lastEventId = '' } = await first.until('welcome')
  await first.cancel()
  await put('f')
  await put('g')
  const { database } = open.lake
  database.exec('DELETE FROM transactions WHERE sequence < (SELECT max(sequence) FROM transactions)')
  const second = await follow({ lastEventId })
  await second.until('welcome')
  expect(await second.next()).toMatchObject({ event: 'restart' })
})

test('a reader without a token is welcome to a private dataset and learns nothing of it', async () => {
  const init = { as: 'administrator', method: 'PUT', body: '{"aclMode": "private"}' }
  await open.request('/v1/projects/meridian/datasets/secret', init)
  const reader = readEvents(await open.request('/vX/data/live/events/secret'))
  readers.push(reader)
  const welcome = await reader.next()
  expect(welcome).toMatchObject({ event: 'welcome' })
  const mutations = [{ create: { _id: 'a', _type: 'note' } }]
  await open.lake.mutate({ projectId: 'meridian', dataset: 'secret', principal: ROBOT, mutations })
  const headers = { 'last-event-id': welcome?.id ?? '' }
  const again = readEvents(await open.request('/vX/data/live/events/secret', { headers }))
  readers.push(again)
  expect([(await again.next())?.event, (await again.next())?.event]).toEqual(['welcome', 'restart'])
})

test('readers of a deleted dataset are told not to reconnect', async () => {
  await open.request('/v1/projects/meridian/datasets/passing', { as: 'administrator', method: 'PUT' })
  const address = '/v2025-10-01/data'
  const live = readEvents(await open.request(`${address}/live/events/passing`, { as: 'editor' }))
  const listener = readEvents(await open.request(`${address}/listen/passing?query=*`, { as: 'editor' }))
  expect([(await live.next())?.event, (await listener.next())?.event]).toEqual(['welcome', 'welcome'])
  await open.request('/v1/projects/meridian/datasets/passing', { as: 'administrator', method: 'DELETE' })
  const data = { reason: 'Dataset "passing" was deleted' }
  expect(await live.next()).toMatchObject({ event: 'goaway', data })
  expect(await listener.next()).toMatchObject({ event: 'disconnect', data })
  expect([await live.next(), await listener.next()]).toEqual([undefined, undefined])
})
