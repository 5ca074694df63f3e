import { format } from 'prettier'
import { afterAll, describe, expect, test } from 'vitest'
import type { ApiError } from '../../errors.ts'
import { evaluateRequest } from '../evaluate.ts'
import { parseJson } from '../json-pieces.ts'
import { Reader } from '../reading/reader.ts'
import { evaluateLater, evaluateNow, parse } from '../syntax/groq.ts'
import { request, TestDataset } from '../testing/dataset.ts'
import type { Case, Expected } from './case.ts'
import { extensions } from './cases/extensions.ts'
import { functions } from './cases/functions.ts'
import { operators } from './cases/operators.ts'
import { traversal } from './cases/traversal.ts'
import { values } from './cases/values.ts'
import { documents } from './documents.ts'
import { conformanceTable, type Outcome } from './table.ts'

const sections = [...values, ...operators, ...traversal, ...functions, ...extensions]
const dataset = new TestDataset(documents)
const reader = new Reader(dataset.path)
afterAll(() => {
  reader.close()
  dataset[Symbol.dispose]()
})

type Answer = { answer: unknown } | { refusal: string }

async function ask({ query, params = {} }: Case): Promise<Answer> {
  try {
    return { answer: parseJson((await evaluateRequest(reader, request(query, { params }))).json) }
  } catch (error) {
    const { status, body } = error as ApiError
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { query } })
    return { refusal: (body['error'] as { description: string }).description }
  }
}

/** Returns the answer of groq-js without the lake's rewriting; its pattern fix applies here too. */
async function askGroqJs({ query, params = {} }: Case): Promise<Answer> {
  const context = { dataset: documents, sanity: { projectId: 'p', dataset: 'd' } }
  try {
    const tree = parse(query, { params, mode: 'normal' })
    const answer = query.includes('diff::') ? await evaluateLater(tree, context) : evaluateNow(tree, context)
    return { answer: JSON.parse(JSON.stringify(answer ?? null)) as unknown }
  } catch (error) {
    return { refusal: (error as Error).message }
  }
}

/** Returns whether the answer is the expected one, which may deviate from the specification. */
function fits(expected: Expected, answer: Answer): boolean {
  if ('error' in expected) return 'refusal' in answer && expected.error.test(answer.refusal)
  return (
    'answer' in answer &&
    JSON.stringify(sortKeys(answer.answer)) === JSON.stringify(sortKeys(expected.answer))
  )
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sortKeys(inner)]),
  )
}

describe.each(sections)('$title', ({ cases }) => {
  test.each(cases)('$query', async (asked) => {
    const answer = await ask(asked)
    const { expected } = asked
    if ('error' in expected)
      expect(answer).toEqual({ refusal: expect.stringMatching(expected.error) as string })
    else expect(answer).toEqual({ answer: expected.answer })
  })
})

test('every query occurs once', () => {
  const queries = sections.flatMap(({ cases }) => cases.map(({ query }) => query))
  expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([])
})

test('the table in CONFORMANCE.md is up to date', async () => {
  const outcomes = new Map<string, Outcome>()
  for (const asked of sections.flatMap(({ cases }) => cases)) {
    const { expected, query } = asked
    outcomes.set(query, {
      holds: !expected.why && fits(expected, await ask(asked)),
      heldByGroqJs: !expected.why && fits(expected, await askGroqJs(asked)),
    })
  }
  const table = conformanceTable(sections, (query) => outcomes.get(query) as Outcome)
  const path = new URL('../../CONFORMANCE.md', import.meta.url).pathname
  await expect(await format(table, { parser: 'markdown', printWidth: 140 })).toMatchFileSnapshot(path)
})
