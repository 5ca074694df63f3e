import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Perspective } from '../../types.ts'
import { evaluateTree } from '../evaluate.ts'
import { parseJson, writeJson } from '../json-pieces.ts'
import { Planner } from '../planner/plan.ts'
import { Reader } from '../reading/reader.ts'
import { View } from '../reading/view.ts'
import { parseQuery } from '../syntax/parse.ts'
import { contents, perspective } from '../testing/arbitraries.ts'
import { dataset as datasetName, projectId, TestDataset } from '../testing/dataset.ts'
import { shapedQuery } from '../testing/shaped-queries.ts'
import { isSource, type Traced } from './traced.ts'
import { Tracer } from './tracer.ts'

const dataset = new TestDataset()
const reader = new Reader(dataset.path)
afterAll(() => {
  reader.close()
  dataset[Symbol.dispose]()
})

/** Returns the result of groq-js alone and the traced result. */
function both(text: string, seenAs: Perspective): Promise<{ plain: unknown; traced: Traced }> {
  return reader.snapshot([projectId, datasetName], async (snapshot) => {
    const view = new View(snapshot, seenAs, { userId: 'somebody', role: 'viewer' })
    const planner = new Planner(view, { timestamp: new Date(0) })
    const tree = parseQuery(text, {})
    const result = await evaluateTree(planner.plan(tree), planner.context, text)
    const plain = parseJson(writeJson(result, text))
    return { plain, traced: new Tracer(planner).trace(tree) }
  })
}

/** Returns every part of a result with an origin, beside the value at that origin. */
function claims(traced: Traced): { claimed: unknown; found: unknown }[] {
  if ('items' in traced) return traced.items.flatMap(claims)
  if ('fields' in traced) return Object.values(traced.fields).flatMap(claims)
  if (!isSource(traced.origin)) return []
  const { document, path } = traced.origin
  const found = path.reduce<unknown>((value, segment) => {
    const name = typeof segment === 'string' ? segment : segment.index
    return (value as Record<string | number, unknown>)[name]
  }, document)
  return [{ claimed: traced.value, found }]
}

test('a traced query has the same result as the plain one, and its sources contain the values', async () => {
  let sources = 0
  await fc.assert(
    fc.asyncProperty(contents, shapedQuery, perspective, async (documents, text, seenAs) => {
      dataset.replace(documents)
      const { plain, traced } = await both(text, seenAs)
      expect(parseJson(writeJson(traced.value, text))).toEqual(plain)
      for (const { claimed, found } of claims(traced)) {
        sources += 1
        expect(claimed).toBe(found)
      }
    }),
    { numRuns: 500 },
  )
  expect(sources).toBeGreaterThan(100)
})
