import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { evaluateTree } from '../evaluate.ts'
import { parseJson, writeJson } from '../json-pieces.ts'
import { Reader } from '../reading/reader.ts'
import { View } from '../reading/view.ts'
import { parseQuery } from '../syntax/parse.ts'
import { dataset as datasetName, projectId, TestDataset } from '../testing/dataset.ts'
import { Planner } from './plan.ts'

const dataset = new TestDataset()
const reader = new Reader(dataset.path)
afterAll(() => {
  reader.close()
  dataset[Symbol.dispose]()
})

/** Letters of several scripts and cases, marks that join or split words, and full-text syntax. */
const unit = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...'aAbBßẞſKİıǅéÉσςΣяЯ漢字عربي', '😀', '\u0301', '\u200C') },
  { weight: 1, arbitrary: fc.constantFrom(...' .*-\'"_=:^+~()\u0000\u00A0') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
)
const name = fc.string({ unit, maxLength: 12 })

/** A part of the name in either case, possibly with a wildcard. */
const pattern = (text: string) =>
  fc
    .tuple(
      fc.nat(text.length),
      fc.nat(text.length),
      fc.constantFrom('', '*', '.'),
      fc.constantFrom(0, 1, 2),
      name,
    )
    .map(([from, to, end, letters, other]) => {
      const part = text.slice(Math.min(from, to), Math.max(from, to))
      const asked = [part, part.toLowerCase(), part.toUpperCase()][letters] ?? part
      return asked === '' ? other : asked + end
    })

const found = (text: string, words: string, useIndexes: boolean) =>
  reader.snapshot([projectId, datasetName], (snapshot) => {
    const view = new View(snapshot, 'raw', { userId: 'somebody', role: 'viewer' })
    const planner = new Planner(view, { timestamp: new Date(0) }, { useIndexes })
    return evaluateTree(planner.plan(parseQuery(text, { words })), planner.context, text)
  })

test('the full-text index finds everything that groq-js matches', async () => {
  await fc.assert(
    fc.asyncProperty(
      name.chain((text) => fc.tuple(fc.constant(text), pattern(text))),
      async ([text, words]) => {
        dataset.replace([{ _id: 'a', _type: 'post', name: text, body: [{ name: text }] }])
        for (const query of ['count(*[name match $words])', 'count(*[body[].name match $words])']) {
          expect(await found(query, words, true)).toBe(await found(query, words, false))
        }
      },
    ),
    { numRuns: 1_000 },
  )
})

/** Returns how a query of Studio's reads texts. */
const readsOf = (text: string) =>
  reader.snapshot([projectId, datasetName], async (snapshot) => {
    const view = new View(snapshot, 'drafts', { userId: 'somebody', role: 'viewer' })
    const planner = new Planner(view, { timestamp: new Date(0) })
    const tree = planner.plan(parseQuery(text, { types: ['post'], query: 'red cloud*', raw: 'red cloud' }))
    const result = await evaluateTree(tree, planner.context, text)
    return { result: parseJson(writeJson(result, text)), reads: view.reads }
  })

test('Studio’s searches read only documents with all words', async () => {
  dataset.replace([
    { _id: 'drafts.a', _type: 'post', name: 'A red thing', body: 'clouds' },
    { _id: 'cloud-red', _type: 'post', name: 'none of them' },
    ...Array.from({ length: 50 }, (_, index) => ({ _id: `p${index}`, _type: 'post', name: 'red only' })),
  ])
  const match = '([@, _id] match text::query($query) || references($raw))'
  const found = [{ by: 'words or references', times: 1, documents: 2 }]
  expect(await readsOf(`*[_type in $types && ${match} && (_type == "post")]._id`)).toEqual({
    result: ['a', 'cloud-red'],
    reads: found,
  })
  const scored = `boost(_type in ["post"] && name match text::query($query), 10), ${match}`
  expect(await readsOf(`*[_type in $types] | score(${scored})[_score > 0]._id`)).toEqual({
    result: ['a', 'cloud-red'],
    reads: found,
  })
})

test('all words are required, for score as for match', async () => {
  dataset.replace([
    { _id: 'both', _type: 'post', name: 'red cloud' },
    { _id: 'one', _type: 'post', name: 'red' },
  ])
  const scored = '*[_type == "post"] | score(name match text::query($query))[_score > 0]._id'
  expect((await readsOf(scored)).result).toEqual(['both'])
})

test('score expressions are evaluated for each document, even without attributes', async () => {
  dataset.replace([{ _id: 'a', _type: 'post', name: 'red cloud' }])
  const score = async (of: string) =>
    (await readsOf(`*[_type == "post"] | score(${of})[_score > 0]{_score}`)).result
  expect(await score('boost(count(*[_type == "post"]) > 0, 2)')).toEqual([{ _score: 3 }])
  expect(await score('*[_id == "a"][0].name match "red"')).toEqual([{ _score: 1 }])
  expect(await score('*[_id == "a"][0].name match "re* red"')).toEqual([{ _score: 2 }])
})

test.each([
  '*[_type == "post"] | score(name match "red")',
  '*[_type == "post"] | score(name match "red")[_score > 0]',
  '*[_type == "post"] | score(name match "red", boost(body match "cloud", 3)) | order(_score desc)[1...4]',
  '*[_type == "post"] | score(name match "red")[_score > 0] | order(_score desc){name, _score}',
  '*[_type == "post"] | score(name match "red") | order(_score desc)[_score > 0][0]',
  '*[_type == "post"] | score(name match "red") | order(_score desc, name asc){_id, _score}',
  '*[_type == "post"] | order(name) | score(name match "red") | order(_score asc)._id',
  '*[_type == "none"] | score(name match "red")[_score > 0] | order(_score desc)',
  '*[_type == "post"]{"best": (*[_type == "post"] | score(name match ^.name) | order(_score desc))[0]._id}',
])('%s has the same result as when groq-js scores', async (query) => {
  dataset.replace(
    ['red', 'red cloud', 'none', 'red red', 'cloud', 'Red', 'blue'].map((text, index) => ({
      _id: `p${index}`,
      _type: 'post',
      name: text,
      body: index % 2 ? 'cloud' : 'sky',
    })),
  )
  const written = async (useIndexes: boolean) =>
    parseJson(writeJson(await found(query, '', useIndexes), query))
  expect(await written(true)).toEqual(await written(false))
})
