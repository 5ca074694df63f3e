import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Perspective, Role } from '../../types.ts'
import { evaluateTree } from '../evaluate.ts'
import { parseJson, writeJson } from '../json-pieces.ts'
import { Reader } from '../reading/reader.ts'
import { View } from '../reading/view.ts'
import { parseQuery } from '../syntax/parse.ts'
import { contents, perspective, query } from '../testing/arbitraries.ts'
import { dataset as datasetName, projectId, TestDataset } from '../testing/dataset.ts'
import { Planner } from './plan.ts'

const dataset = new TestDataset()
const reader = new Reader(dataset.path)
afterAll(() => {
  reader.close()
  dataset[Symbol.dispose]()
})

function evaluate(
  text: string,
  seenAs: Perspective,
  role: Role | null,
  useIndexes: boolean,
): Promise<unknown> {
  return reader.snapshot([projectId, datasetName], async (snapshot) => {
    const view = new View(snapshot, seenAs, { userId: 'somebody', role })
    const planner = new Planner(view, { timestamp: new Date(0) }, { useIndexes })
    const result = await evaluateTree(planner.plan(parseQuery(text, {})), planner.context, text)
    return parseJson(writeJson(result, text))
  })
}

test('a planned query has the same result as a full scan', async () => {
  const role = fc.constantFrom<Role | null>('viewer', null)
  await fc.assert(
    fc.asyncProperty(contents, query, perspective, role, async (documents, text, seenAs, asRole) => {
      dataset.replace(documents)
      const planned = await evaluate(text, seenAs, asRole, true)
      expect(planned).toEqual(await evaluate(text, seenAs, asRole, false))
      expect(await evaluate(text, seenAs, asRole, true)).toEqual(planned)
    }),
    { numRuns: 500 },
  )
})

test('perspectives show drafts and versions under their published ids, first layer first', async () => {
  dataset.replace([
    { _id: 'a', _type: 'post', title: 'published' },
    { _id: 'drafts.a', _type: 'post', title: 'draft' },
    { _id: 'versions.r1.a', _type: 'post', title: 'release' },
    { _id: 'drafts.b', _type: 'post', title: 'new', link: { _ref: 'a' } },
    { _id: 'c', _type: 'post', title: 'kept' },
    { _id: 'versions.r1.c', _type: 'post', _system: { delete: true } },
  ])
  const titles = (seenAs: Perspective) => evaluate('*{_id, _originalId, title}', seenAs, 'viewer', true)
  const published = [
    { _id: 'a', _originalId: null, title: 'published' },
    { _id: 'c', _originalId: null, title: 'kept' },
  ]
  expect(await titles('published')).toEqual(published)
  expect(await titles('drafts')).toEqual([
    { _id: 'a', _originalId: 'drafts.a', title: 'draft' },
    { _id: 'b', _originalId: 'drafts.b', title: 'new' },
    { _id: 'c', _originalId: 'c', title: 'kept' },
  ])
  expect(await titles(['r1'])).toEqual([{ _id: 'a', _originalId: 'versions.r1.a', title: 'release' }])
  expect(await evaluate('*[_id == "b"].link->title', ['r1', 'drafts'], 'viewer', true)).toEqual(['release'])
  expect(await evaluate('count(*)', 'raw', 'viewer', true)).toBe(6)
})

test('counts of elements and comparisons with infinity are decided as groq-js does', async () => {
  dataset.replace([
    { _id: 'a', _type: 'post', tags: ['x', 'y', 1, null, { a: 1 }], n: 1 },
    { _id: 'b', _type: 'post', tags: ['z'] },
    { _id: 'c', _type: 'post', tags: 'x' },
    { _id: 'd', _type: 'post', tags: [] },
  ])
  const conditions = [
    'count(tags[@ in ["x", "z"]]) > 0',
    'count(tags[@ in ["x", null, 1]]) == 3',
    'count(tags[@ == "x" || @ == "y"]) > 1',
    'count(tags[!(@ in ["x"])]) >= 1',
    'count(tags[_key == "x"]) == 0',
    'count(tags[0..1]) == 2',
    'count(tags) > 0',
    'n < 1e400',
    'n < null',
    'n > -1e400',
  ]
  for (const condition of conditions) {
    const text = `*[_type == "post" && ${condition}]._id`
    const scanned = await evaluate(text, 'raw', 'viewer', false)
    expect(await evaluate(text, 'raw', 'viewer', true), text).toEqual(scanned)
  }
})

test('a lookup by the key of each row is preferred to an attribute that is the same for all rows', async () => {
  dataset.replace([
    { _id: 's1', _type: 'section' },
    { _id: 's2', _type: 'section' },
    ...Array.from({ length: 9 }, (_, index) => ({
      _id: `a${index}`,
      _type: 'article',
      section: { _ref: index < 4 ? 's1' : 's2' },
      status: index % 2 === 0 ? 'live' : 'draft',
    })),
  ])
  const counts = await reader.snapshot([projectId, datasetName], async (snapshot) => {
    const view = new View(snapshot, 'raw', { userId: 'viewer', role: 'viewer' })
    const planner = new Planner(view, { timestamp: new Date(0) })
    const filter = '_type == "article" && section._ref == ^._id && status == "live"'
    const text = `*[_type == "section"]{"n": count(*[${filter}])}.n`
    const result = await evaluateTree(planner.plan(parseQuery(text, {})), planner.context, text)
    return { result: parseJson(writeJson(result, text)), reads: view.reads }
  })
  expect(counts.result).toEqual([2, 3])
  expect(counts.reads).toContainEqual({ by: 'type article by section._ref', times: 2, documents: 5 })
})

test('a concatenated id is looked up like any other', async () => {
  dataset.replace([
    { _id: 'menu-main', _type: 'menu' },
    { _id: 'menu-foot', _type: 'menu' },
  ])
  const readsOf = (text: string) =>
    reader.snapshot([projectId, datasetName], async (snapshot) => {
      const view = new View(snapshot, 'published', { userId: 'somebody', role: 'viewer' })
      const planner = new Planner(view, { timestamp: new Date(0) })
      const tree = planner.plan(parseQuery(text, { identifier: 'main' }))
      const result = await evaluateTree(tree, planner.context, text)
      return { result: parseJson(writeJson(result, text)), reads: view.reads }
    })
  expect(await readsOf('*[_id == "menu-" + $identifier]._id')).toEqual({
    result: ['menu-main'],
    reads: [{ by: 'id', times: 1, documents: 1 }],
  })
})

test('columns decide comparisons of times as a full scan does', async () => {
  const times = [
    '2026-01-02T03:04:05Z',
    '2026-01-02T04:04:05+01:00',
    '1969-12-31T00:00:00Z',
    '2026-02-30T00:00:00Z',
    'soon',
  ]
  dataset.replace([
    ...times.map((at, index) => ({ _id: `t${index}`, _type: 'post', at, end: times[0] })),
    { _id: 'number', _type: 'post', at: 5 },
    { _id: 'none', _type: 'post' },
  ])
  const instants = [
    'dateTime("2026-01-02T03:04:05Z")',
    'dateTime(now())',
    'dateTime(now()) - 60*60*24',
    'dateTime(end)',
  ]
  for (const operator of ['<', '<=', '>', '>=', '==', '!=']) {
    for (const instant of instants) {
      const text = `*[_type == "post" && dateTime(at) ${operator} ${instant}]._id`
      expect([text, await evaluate(text, 'raw', 'viewer', true)]).toEqual([
        text,
        await evaluate(text, 'raw', 'viewer', false),
      ])
    }
  }
  expect(
    await evaluate('*[_type == "post" && dateTime(at) < dateTime(now())]._id', 'raw', 'viewer', true),
  ).toEqual(['t2'])
})
