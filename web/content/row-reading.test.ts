import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRows, ROWS_AT_A_TIME, type AskRows, type Rows } from './row-reading.ts'

const QUERIES = { page: 'page', state: 'state', ids: 'ids' }
const START = Date.parse('2026-11-22T08:00:00Z')

/** A lake of numbered documents; each has a name, and is looked for or not. */
class Lake {
  readonly documents = new Map<string, { name: string; isWanted: boolean; changedAt: string }>()
  /** Seconds that have passed. */
  now = 0
  answers: { query: string; rows: number; isWhole: boolean }[] = []
  /** Runs after each answer. */
  meanwhile = () => undefined as void

  put(number: number, name: string, isWanted = true): void {
    const changedAt = new Date(START + this.now * 1000).toISOString()
    this.documents.set(`document-${number}`, { name, isWanted, changedAt })
  }

  remove(number: number): void {
    this.documents.delete(`document-${number}`)
  }

  get wanted() {
    const all = [...this.documents].map(([id, document]) => ({ id, ...document }))
    return all.filter(({ isWanted }) => isWanted).sort((one, other) => (one.id < other.id ? -1 : 1))
  }

  ask: AskRows = (query, { since, after, count }, isWhole) => {
    const found = this.wanted
    const page = found
      .filter(({ id, changedAt }) => id > String(after) && changedAt >= String(since))
      .slice(0, Number(count))
      .map(({ id, name }) => ({ id, name }))
    const latest = found
      .map(({ changedAt }) => changedAt)
      .reduce((one, other) => (one > other ? one : other), '')
    const answers: Record<string, unknown> = {
      page,
      ids: found.map(({ id }) => id),
      state: { total: found.length, latest },
    }
    this.answers.push({ query, rows: query === 'page' ? page.length : 0, isWhole })
    this.meanwhile()
    return Promise.resolve(answers[query])
  }
}

function lakeOf(size: number): Lake {
  const lake = new Lake()
  for (let number = 0; number < size; number += 1, lake.now += 1) lake.put(number, `name ${number}`)
  lake.now += 1000
  return lake
}

const LARGE = ROWS_AT_A_TIME * 2 + 10

const read = (lake: Lake, known?: Rows) => readRows(QUERIES, {}, lake.ask, known)

const shown = ({ byId }: Rows) =>
  Array.from(byId, ([, { content }]) => ('raw' in content ? content.raw : content.value))

const expected = (lake: Lake) => lake.wanted.map(({ id, name }) => ({ id, name }))

const rowsRead = (lake: Lake) => lake.answers.reduce((sum, { rows }) => sum + rows, 0)

describe('a set of documents', () => {
  test('that is small is read whole, each time', async () => {
    const lake = lakeOf(20)
    const first = await read(lake)
    lake.put(3, 'another')
    const rows = await read(lake, first)
    expect(shown(rows)).toEqual(expected(lake))
    expect(rows.version).not.toBe(first.version)
    expect(lake.answers).toEqual([
      { query: 'page', rows: 20, isWhole: true },
      { query: 'page', rows: 20, isWhole: true },
    ])
  })

  test('that is large is read in pages, and after that only where it changed', async () => {
    const lake = lakeOf(LARGE)
    const first = await read(lake)
    expect(shown(first)).toEqual(expected(lake))
    expect(lake.answers.every(({ rows }) => rows <= ROWS_AT_A_TIME)).toBe(true)
    lake.answers = []
    lake.put(3, 'another')
    const rows = await read(lake, first)
    expect(shown(rows)).toEqual(expected(lake))
    expect(rowsRead(lake)).toBeLessThan(100)
    expect(rows.byId.get('document-4')).toBe(first.byId.get('document-4'))
  })

  test('has the same version wherever and however it was read', async () => {
    const lake = lakeOf(LARGE)
    const known = await read(lake)
    lake.put(3, 'another')
    lake.remove(4)
    expect((await read(lake, known)).version).toBe((await read(lake)).version)
  })

  test('is read anew where an import stored documents under an earlier time', async () => {
    const lake = lakeOf(LARGE)
    const known = await read(lake)
    lake.now -= 2000
    lake.remove(5)
    lake.put(LARGE + 1, 'imported')
    lake.put(LARGE + 2, 'imported')
    expect(shown(await read(lake, known))).toEqual(expected(lake))
  })

  test('misses nothing that changes while it is read', async () => {
    const lake = lakeOf(LARGE)
    lake.meanwhile = () => {
      lake.meanwhile = () => undefined
      lake.now += 500
      lake.put(1, 'changed behind the back of the first page')
    }
    const first = await read(lake)
    lake.now += 500
    lake.put(LARGE - 1, 'changed later')
    expect(shown(await read(lake, first))).toEqual(expected(lake))
  })

  test('fails where an answer is none', async () => {
    await expect(readRows(QUERIES, {}, () => Promise.resolve(null))).rejects.toThrow()
  })
})

test('whatever comes, changes and goes between two readings, what is known is what is there', async () => {
  const number = fc.nat({ max: LARGE + 20 })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('put' as const), number, name: fc.constantFrom('a', 'b') }),
    fc.record({ kind: fc.constant('hide' as const), number }),
    fc.record({ kind: fc.constant('remove' as const), number }),
    fc.record({ kind: fc.constant('wait' as const), seconds: fc.nat({ max: 100 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 8 }), { maxLength: 4 }), async (rounds) => {
      const lake = lakeOf(LARGE)
      let rows = await read(lake)
      for (const steps of rounds) {
        for (const one of steps) {
          if (one.kind === 'put') lake.put(one.number, one.name)
          if (one.kind === 'hide') lake.put(one.number, 'hidden', false)
          if (one.kind === 'remove') lake.remove(one.number)
          if (one.kind === 'wait') lake.now += one.seconds
        }
        rows = await read(lake, rows)
        expect(shown(rows)).toEqual(expected(lake))
      }
    }),
    { numRuns: 25 },
  )
})
