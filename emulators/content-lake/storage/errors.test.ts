import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEvents } from '../testing/event-reader.ts'
import { openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'
import { toStorageError } from './errors.ts'

let open: TemporaryLake
let said: unknown[]
beforeEach(() => {
  said = []
  open = openTemporaryLake((one) => said.push(one))
})
afterEach(() => open.close())

const limitPages = (pages: number) => open.lake.database.exec(`PRAGMA max_page_count = ${pages}`)

/** Lets SQLite find no space for another page, as on a full disk. */
function fillDisk(): void {
  const count = open.lake.database.prepare('PRAGMA page_count').get() as { page_count: number }
  limitPages(count.page_count)
}

async function send(path: string, init: RequestInit): Promise<{ status: number; message: string }> {
  const response = await open.request(path, { method: 'POST', as: 'editor', ...init })
  const { message = '' } = (await response.json()) as { message?: string }
  return { status: response.status, message }
}

const write = (_id: string, text = '') =>
  send('/v1/data/mutate/production', {
    body: JSON.stringify({ mutations: [{ create: { _id, _type: 'note', text } }] }),
  })

async function storedIds(): Promise<unknown> {
  const query = encodeURIComponent('*[_type == "note"]._id')
  const response = await open.request(`/v1/data/query/production?query=${query}`, { as: 'viewer' })
  return ((await response.json()) as { result: unknown }).result
}

const large = 'x'.repeat(1_000_000)

test('a full disk rejects writes with a message, keeps stored data, and recovers when there is space again', async () => {
  const listener = readEvents(await open.request('/v1/data/listen/production?query=*', { as: 'editor' }))
  const live = readEvents(await open.request('/vX/data/live/events/production'))
  await listener.until('welcome')
  await live.until('welcome')
  await write('kept')
  await listener.until('mutation')
  await live.until('message')

  fillDisk()
  for (const id of ['first', 'second', 'third']) {
    expect(await write(id, large)).toEqual({
      status: 503,
      message: expect.stringContaining('The disk is full') as string,
    })
  }
  expect(await storedIds()).toEqual(['kept'])
  limitPages(1_000_000)
  expect(await write('first', large)).toMatchObject({ status: 200 })

  expect(await listener.until('mutation')).toMatchObject({ data: { documentId: 'first' } })
  await live.until('message')
  expect(await storedIds()).toEqual(['first', 'kept'])
  // The operator is notified once, not for each request.
  expect(said).toEqual([expect.stringContaining('The disk is full'), 'The data folder takes writes again.'])
  await Promise.all([listener.cancel(), live.cancel()])
})

test('a transaction without space is rolled back, and the others of its group are told', async () => {
  await write('kept')
  fillDisk()
  const answers = await Promise.all([write('one', large), write('two', large)])
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(await storedIds()).toEqual(['kept'])
  limitPages(1_000_000)
})

test('an upload whose document finds no space leaves no file', async () => {
  fillDisk()
  const upload = () =>
    send(`/v1/assets/files/production?label=${large.slice(0, 500_000)}`, { body: 'some bytes' })
  expect(await upload()).toMatchObject({ status: 503 })
  const files = () =>
    readdirSync(join(open.directory, 'assets'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    )
  expect(files()).toEqual([])
  limitPages(1_000_000)
  expect(await upload()).toMatchObject({ status: 200 })
  expect(files()).toHaveLength(1)
})

test('a read-only folder rejects writes and is still readable', async () => {
  await write('kept')
  open.lake.database.exec('PRAGMA query_only = ON')
  expect(await write('refused')).toEqual({
    status: 503,
    message: expect.stringContaining('The data folder is read-only') as string,
  })
  expect(await storedIds()).toEqual(['kept'])
  open.lake.database.exec('PRAGMA query_only = OFF')
  expect(await write('after')).toMatchObject({ status: 200 })
})

test.each([
  ['ENOSPC', 'write', 'The disk is full'],
  ['EDQUOT', 'write', 'The disk is full'],
  ['EROFS', 'open', 'The data folder is read-only'],
  ['EACCES', 'rename', 'The data folder is read-only'],
  ['ENOENT', 'mkdir', 'The data folder is read-only'],
  ['EIO', 'fsync', 'The disk failed'],
])('%s of %s is put into words', (code, syscall, words) => {
  const error = Object.assign(new Error(code), { code, syscall })
  expect(toStorageError(error)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining(words) as string },
  })
})

test('an error that no operator can fix stays unchanged', () => {
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })
  for (const fault of [missing, new Error('a mistake'), Object.assign(new Error('unique'), { errcode: 19 })])
    expect(toStorageError(fault)).toBe(fault)
})
