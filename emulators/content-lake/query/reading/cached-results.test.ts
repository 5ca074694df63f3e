import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DATASET, openTemporaryLake, ROBOT, type TemporaryLake } from '../../testing/temporary-lake.ts'
import { evaluateRequest } from '../evaluate.ts'
import { parseJson } from '../json-pieces.ts'
import { request } from '../testing/dataset.ts'
import { Reader } from './reader.ts'

let open: TemporaryLake
let reader: Reader
beforeAll(() => {
  open = openTemporaryLake()
  reader = new Reader(join(open.directory, 'lake.sqlite'))
})
afterAll(async () => {
  reader.close()
  await open.close()
})
beforeEach(() => open.mutate([{ delete: { query: '*' } }], { principal: ROBOT }))

async function answer(from: Reader, query: string, perspective: 'raw' | 'drafts') {
  const { json, reads } = await evaluateRequest(from, { ...request(query), ...DATASET, perspective })
  return { result: parseJson(json), isCached: reads.some(({ by }) => by === 'cached by an earlier query') }
}

const note = (_id: string, more: object = {}) => ({ createOrReplace: { _id, _type: 'note', ...more } })

test('a write keeps the cached results of other types and drops its own', async () => {
  await open.mutate([note('a', { n: 2 }), note('b', { n: 1 })])
  const query = '*[_type == "note"] | order(n asc)._id'
  expect(await answer(reader, query, 'raw')).toMatchObject({ result: ['b', 'a'] })
  await open.mutate([{ create: { _id: 'c', _type: 'page' } }])
  expect(await answer(reader, query, 'raw')).toEqual({ result: ['b', 'a'], isCached: true })
  await open.mutate([{ patch: { id: 'b', set: { n: 3 } } }])
  expect(await answer(reader, query, 'raw')).toEqual({ result: ['a', 'b'], isCached: false })
})

test('a projection over many documents evaluates again only those that changed', async () => {
  await open.mutate([note('a', { n: 1 }), note('b', { n: 2 })])
  const query = '*[_type == "note"]{_id, n}'
  await answer(reader, query, 'raw')
  const bodies = vi.spyOn(reader.statements.body, 'get')
  await open.mutate([{ patch: { id: 'b', set: { n: 3 } } }])
  const { result } = await answer(reader, query, 'raw')
  expect(result).toEqual([
    { _id: 'a', n: 1 },
    { _id: 'b', n: 3 },
  ])
  expect(bodies.mock.calls.map((parameters) => parameters.at(-1))).toEqual(['b'])
  bodies.mockRestore()
})

const QUERIES = [
  '*[_type == "note"] | order(n desc, _id asc)._id',
  '*[_type == "note" && to->n > 1][0..3]._id',
  '*[_type == "page" && count(*[_type == "note" && to._ref == ^._id]) > 0]._id',
  '*[references("a")] | order(n asc)._id',
  '*[to->to->_id == "b"] | order(to->n asc)._id',
  '*[_type == "note"]{_id, n, "to": to._ref, "parent": ^._id}',
  '*[n > 0] | order(n desc, _id asc) {_id, ..., "none": missing}',
  '*[_type == "note"]{_id, "n": to->n, "now": now() > "2000"}',
  '*[n in *[_type == "page"].n] | order(_id desc)[0...3]{_id, "same": count(*[n == ^.n])}',
]

test('cached results are those of a reader without a cache, whatever is written', async () => {
  const id = fc.constantFrom('a', 'b', 'c', 'drafts.a', 'drafts.c')
  const document = fc.record({
    _id: id,
    _type: fc.constantFrom('note', 'page'),
    n: fc.integer({ min: 0, max: 3 }),
    to: fc.record({ _type: fc.constant('reference'), _ref: id, _weak: fc.constant(true) }),
  })
  const mutation = fc.oneof(
    document.map((createOrReplace) => ({ createOrReplace })),
    id.map((one) => ({ delete: { id: one } })),
  )
  const step = fc.record({
    mutations: fc.array(mutation, { minLength: 1, maxLength: 2 }),
    query: fc.constantFrom(...QUERIES),
    perspective: fc.constantFrom('raw' as const, 'drafts' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      for (const { mutations, query, perspective } of steps) {
        await open.mutate(mutations, { principal: ROBOT })
        const fresh = new Reader(join(open.directory, 'lake.sqlite'))
        const expected = await answer(fresh, query, perspective)
        fresh.close()
        expect((await answer(reader, query, perspective)).result).toEqual(expected.result)
      }
    }),
    { numRuns: 60 },
  )
})
