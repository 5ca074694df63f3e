import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStreams, type ServerSentEvent } from '../http/event-stream.ts'
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
beforeEach(() => open.mutate([{ delete: { query: '*' } }]))

async function listen(
  query: string,
  options: Record<string, string> = {},
  request: { as?: string; lastEventId?: string } = {},
) {
  const search = new URLSearchParams({ query, ...options })
  const { as = 'editor', lastEventId } = request
  const headers: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {}
  const path = `/v2025-10-01/data/listen/production?${search.toString()}`
  const reader = readEvents(await open.request(path, as === '' ? { headers } : { as, headers }))
  readers.push(reader)
  return reader
}

const note = (_id: string, more: object = {}) => ({ createOrReplace: { _id, _type: 'note', ...more } })
const idsOf = (events: ServerSentEvent[]) =>
  events.map(({ data }) => (data as { documentId: string }).documentId)

test('a listener receives what enters, changes in and leaves its filter, with the requested fields', async () => {
  const options = { includeResult: 'true', includePreviousRevision: 'true', effectFormat: 'mendoza' }
  const reader = await listen('*[_type == "note" && open]', options)
  expect(await reader.next()).toMatchObject({
    event: 'welcome',
    data: { listenerName: expect.any(String) as string },
  })
  const { transactionId } = await open.mutate([note('a', { open: true })])
  expect(await reader.next()).toMatchObject({
    event: 'mutation',
    data: {
      transition: 'appear',
      documentId: 'a',
      transactionId,
      resultRev: transactionId,
      identity: 'marketer',
      visibility: 'query',
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
      previous: null,
      result: { _id: 'a', open: true },
      mutations: [{ create: { _id: 'a' } }],
      effects: { revert: [0, null] },
    },
  })
  await open.mutate([{ patch: { id: 'a', set: { n: 1 } } }])
  expect(await reader.next()).toMatchObject({ data: { transition: 'update', previousRev: transactionId } })
  await open.mutate([{ patch: { id: 'a', set: { open: false } } }])
  expect(await reader.next()).toMatchObject({ data: { transition: 'disappear', result: { open: false } } })
})

test('totals count the documents that the listener sees, because Studio waits for them', async () => {
  const reader = await listen('*[_id in $ids]', { $ids: '["a","drafts.a"]' })
  await reader.until('welcome')
  await open.mutate([note('a'), note('b'), note('drafts.a')])
  const events = [await reader.next(), await reader.next()].filter((event) => event !== undefined)
  expect(events.map(({ data }) => data)).toMatchObject([
    { documentId: 'a', transactionTotalEvents: 2, transactionCurrentEvent: 1 },
    { documentId: 'drafts.a', transactionTotalEvents: 2, transactionCurrentEvent: 2 },
  ])
})

test('a deletion has the transaction as its revision and no result', async () => {
  await open.mutate([note('a')])
  const reader = await listen('*', { includeResult: 'true', includeMutations: 'false' })
  await reader.until('welcome')
  const { transactionId } = await open.mutate([{ delete: { id: 'a' } }])
  const event = await reader.next()
  expect(event).toMatchObject({ data: { transition: 'disappear', resultRev: transactionId } })
  expect(event?.data).not.toHaveProperty('result')
  expect(event?.data).not.toHaveProperty('mutations')
})

test('a listener without a token receives published documents only', async () => {
  const reader = await listen('*', {}, { as: '' })
  await reader.until('welcome')
  await open.mutate([note('drafts.a'), note('inquiry.a'), note('a')], { principal: ROBOT })
  expect(await reader.next()).toMatchObject({ data: { documentId: 'a', transactionTotalEvents: 1 } })
})

test('a reconnected listener receives what it missed, from the middle of a transaction', async () => {
  const first = await listen('*', { enableResume: 'true' })
  await first.until('welcome')
  await open.mutate([note('a'), note('b')])
  const { id: lastEventId } = await first.until('mutation')
  await first.cancel()
  await open.mutate([note('c')])
  const second = await listen('*', { enableResume: 'true' }, { lastEventId })
  expect(await second.next()).toMatchObject({ event: 'welcomeback' })
  const missed = [await second.until('mutation'), await second.until('mutation')]
  expect(idsOf(missed)).toEqual(['b', 'c'])
  await open.mutate([note('d')])
  expect(idsOf([await second.until('mutation')])).toEqual(['d'])
})

test('a listener that received a part of a commit resumes with the rest of it, or starts over', async () => {
  const options = { enableResume: 'true', includeMutations: 'false' }
  const first = await listen('*', options)
  await first.until('welcome')
  const text = 'x'.repeat(1_200_000)
  // Too large to be kept for reconnecting listeners, like any commit before a restart.
  await open.mutate([note('a', { text }), note('b', { text })])
  const { id: inside } = await first.until('mutation')
  const { id: atEnd } = await first.until('mutation')
  await first.cancel()
  const partial = await listen('*', options, { lastEventId: inside })
  expect(await partial.next()).toMatchObject({ event: 'reset' })
  const complete = await listen('*', options, { lastEventId: atEnd })
  expect(await complete.next()).toMatchObject({ event: 'welcomeback' })
})

test.each(['nonsense', '0123456789abcdef-1-1', 'x-1-1'])(
  'a listener cannot resume from %s and starts over',
  async (lastEventId) => {
    const resuming = await listen('*', { enableResume: 'true' }, { lastEventId })
    expect(await resuming.next()).toMatchObject({ event: 'reset' })
    const plain = await listen('*', {}, { lastEventId })
    expect(await plain.next()).toMatchObject({ event: 'welcome' })
  },
)

test('an invalid filter is reported on the stream, which ends', async () => {
  const reader = await listen('*[_type == ')
  expect(await reader.next()).toMatchObject({
    event: 'channelError',
    data: { error: { type: 'queryParseError' } },
  })
  expect(await reader.next()).toBeUndefined()
})

test('a slow listener is disconnected and does not delay others', async () => {
  const slow = await open.request('/v2025-10-01/data/listen/production?query=*&includeResult=true', {
    as: 'editor',
  })
  const quick = await listen('*[_id == "z"]')
  const text = 'x'.repeat(1_000_000)
  for (let index = 0; index < 6; index++) await open.mutate([note(`large-${index}`, { text })])
  await open.mutate([note('z')])
  expect(idsOf([await quick.until('mutation')])).toEqual(['z'])
  await expect(slow.text()).rejects.toThrow('The reader is too slow')
})

test('a listener that cannot be opened leaves no stream behind', async () => {
  const closing = openTemporaryLake()
  await closing.lake.queries.close()
  const before = openStreams()
  const filter = `_type in [${'"note", '.repeat(300)}"note"]`
  const response = await closing.request(
    `/v2025-10-01/data/listen/production?query=${encodeURIComponent(filter)}`,
  )
  expect([response.status, openStreams()]).toEqual([503, before])
  await closing.close()
})
