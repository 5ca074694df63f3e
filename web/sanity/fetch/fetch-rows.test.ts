import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { fetchOver } from '../../../tests/evaluate-groq.ts'
import { latestProductChanges } from '../queries/projections.ts'

interface Document {
  id: string
  changedAt: string
  title: string | null
}

const lake = { documents: [] as Document[] }
const view = { perspective: 'published' }
const requests: { query: string; ids?: string[] }[] = []

const time = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, 0, second * 1000)).toISOString()
const rowsOf = (documents: Document[]) => documents.map(({ id, title }) => ({ id, title }))

function answer(query: string, { since = '', ids = [] }: { since?: string; ids?: string[] }): unknown {
  requests.push({ query, ids })
  const { documents } = lake
  const latest = documents
    .toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
    .map(({ id, changedAt, title }) => ({ at: changedAt, revision: `${id} ${title}` }))
  switch (query.split(' ')[0]) {
    case 'state':
      return { count: documents.length, latest: latest.slice(0, 10) }
    case 'ids':
      return documents.map(({ id }) => id)
    case 'changed':
      return documents.filter(({ changedAt }) => changedAt >= since).map(({ id }) => id)
    case 'rows':
      return rowsOf(documents.filter(({ id }) => ids.includes(id)))
    default:
      return rowsOf(documents)
  }
}

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))
vi.mock('../preview/current-preview.ts', () => ({
  currentView: () => Promise.resolve({ ...view, isStegaEnabled: false }),
}))
vi.mock('../client/query-lake.ts', () => ({
  queryPublished: (query: string, params: object) =>
    Promise.resolve({ result: structuredClone(answer(query, params)), syncTags: [] }),
}))
vi.mock('./fetch.ts', () => ({
  fetchContent: ({ query, schema }: { query: string; schema: z.ZodType }) =>
    Promise.resolve(schema.parse(structuredClone(answer(query, {})))),
}))

const { fetchRows } = await import('./fetch-rows.ts')

const parse = vi.fn((title: string) => title.toUpperCase())
const schema = z.object({ id: z.string(), title: z.string().transform(parse) })

let set = 0
const read = () =>
  fetchRows({
    stateQuery: `state ${set}`,
    allRowsQuery: `all ${set}`,
    idsQuery: `ids ${set}`,
    changedIdsQuery: `changed ${set}`,
    rowsQuery: `rows ${set}`,
    schema,
  })
const titles = async () => (await read()).map(({ title }) => title)

beforeEach(() => {
  set += 1
  view.perspective = 'published'
  lake.documents = [
    { id: 'b', changedAt: time(10), title: 'tray' },
    { id: 'a', changedAt: time(20), title: 'box' },
    { id: 'c', changedAt: time(30), title: 'hook' },
  ]
})

test('rows come in the order of their ids, and the list is the same until a change', async () => {
  expect(await titles()).toEqual(['BOX', 'TRAY', 'HOOK'])
  expect(await read()).toBe(await read())
  const { documents } = lake
  lake.documents = [...documents, { id: 'aa', changedAt: time(40), title: 'coaster' }]
  expect(await titles()).toEqual(['BOX', 'COASTER', 'TRAY', 'HOOK'])
})

test('after a change only changed rows are read and parsed', async () => {
  await read()
  parse.mockClear()
  requests.length = 0
  lake.documents[0] = { id: 'b', changedAt: time(50), title: 'tray 2' }
  expect(await titles()).toEqual(['BOX', 'TRAY 2', 'HOOK'])
  expect(requests.filter(({ query }) => query.startsWith('all'))).toEqual([])
  // The row of the latest change before is read again, since transactions may be stored out of order.
  expect(requests.find(({ query }) => query.startsWith('rows'))?.ids).toEqual(['b', 'c'])
  expect(parse).toHaveBeenCalledTimes(2)
})

test('a change that is stored after a later one is not missed', async () => {
  await read()
  lake.documents[0] = { id: 'b', changedAt: time(29.5), title: 'tray 2' }
  expect(await titles()).toEqual(['BOX', 'TRAY 2', 'HOOK'])
})

test('a change is noticed among all that a bulk edit makes in the same second', async () => {
  const product = (number: number, _rev = `r${number}`) => ({
    ...{ _id: `product-${number}`, _type: 'product', _rev },
    _updatedAt: '2026-01-01T00:00:00Z',
  })
  const products = Array.from({ length: 60 }, (_, number) => product(number))
  const stateOf = (documents: typeof products) => fetchOver(documents)(`{ ${latestProductChanges} }`)
  for (const number of [0, 30, 59])
    expect(await stateOf(products.with(number, product(number, 'new')))).not.toEqual(await stateOf(products))
})

test('removed documents disappear, and come back', async () => {
  await read()
  const [tray, ...others] = lake.documents
  lake.documents = others
  expect(await titles()).toEqual(['BOX', 'HOOK'])
  lake.documents = tray ? [tray, ...others] : others
  expect(await titles()).toEqual(['BOX', 'TRAY', 'HOOK'])
})

test('an invalid row is left out and logged once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  lake.documents.push({ id: 'd', changedAt: time(5), title: null })
  expect(await titles()).toEqual(['BOX', 'TRAY', 'HOOK'])
  await read()
  expect(log.mock.calls.map(([message]) => String(message))).toEqual([
    expect.stringContaining('Invalid content of d is left out: title (invalid_type)'),
  ])
  log.mockRestore()
})

test('editors in draft mode get all rows', async () => {
  await read()
  view.perspective = 'drafts'
  requests.length = 0
  expect(await titles()).toEqual(['TRAY', 'BOX', 'HOOK'])
  expect(requests.map(({ query }) => query)).toEqual([`all ${set}`])
})
