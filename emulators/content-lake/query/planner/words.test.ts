import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { evaluateTree } from '../evaluate.ts'
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

/** Letters of several scripts and cases, marks that join or part words, and what full-text syntax is made of. */
const unit = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...'aAbBßẞſKİıǅéÉσςΣяЯ漢字عربي', '😀', '\u0301', '\u200C') },
  { weight: 1, arbitrary: fc.constantFrom(...' .*-\'"_=:^+~()\u0000\u00A0') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
)
const name = fc.string({ unit, maxLength: 12 })

/** A part of the name, in one case or the other, maybe with something left open. */
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

test('the index of words finds whatever groq-js would', async () => {
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
