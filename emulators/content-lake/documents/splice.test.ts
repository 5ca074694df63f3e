import { createClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../types.ts'
import { applyPatch } from './patch.ts'

const client = createClient({ projectId: 'test', dataset: 'test', apiVersion: '2025-10-01', useCdn: false })

const document = (list: unknown): LakeDocument => ({
  ...{
    _id: 'a',
    _type: 'note',
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
  },
  list,
})
const patched = (list: unknown, operations: Record<string, unknown>) =>
  applyPatch(document(list), operations)['list']

/** Arguments of `splice()`, and the same call on an array. */
const FORMS: [start: number, deleteCount: number | undefined, items: string[] | undefined][] = [
  [0, 1, ['x']],
  [0, 0, ['x', 'y']],
  [5, 0, ['x']],
  [0, 5, undefined],
  [2, undefined, undefined],
  [-1, undefined, ['x']],
  [-1, 1, ['x']],
  [1, 2, ['x']],
]

describe('patch.splice() of the client', () => {
  test.each(FORMS)('splice(list, %s, %s, %j) does what it does to an array', (start, deleteCount, items) => {
    const list = ['a', 'b', 'c', 'd']
    const { id: _, ...operations } = client
      .patch('a')
      .splice('list', start, deleteCount, items)
      .serialize() as {
      id: string
    }
    const expected = [...list]
    expected.splice(start, deleteCount ?? expected.length, ...(items ?? []))
    expect(patched(list, operations)).toEqual(expected)
  })

  test('changes every array that a path finds', () => {
    const list = [
      { _key: 'a', tags: ['x', 'y'] },
      { _key: 'b', tags: ['z'] },
    ]
    expect(patched(list, { insert: { replace: 'list[].tags[0:1]', items: ['n'] } })).toEqual([
      { _key: 'a', tags: ['n', 'y'] },
      { _key: 'b', tags: ['n'] },
    ])
  })

  test('is an error where there is no array', () => {
    expect(() => patched('text', { insert: { replace: 'list[0:1]', items: [] } })).toThrow(/no array at list/)
  })
})

describe('paths of JSONMatch', () => {
  const numbers = [{ n: 1 }, { n: 2 }, { n: 3 }]
  test.each([
    ['every item by a star', { set: { 'list[*].n': 0 } }, [{ n: 0 }, { n: 0 }, { n: 0 }]],
    ['every item', { set: { 'list[].n': 0 } }, [{ n: 0 }, { n: 0 }, { n: 0 }]],
    ['a range', { set: { 'list[1:3].n': 0 } }, [{ n: 1 }, { n: 0 }, { n: 0 }]],
    ['a range without an end', { unset: ['list[1:]'] }, [{ n: 1 }]],
    ['a range without a start', { unset: ['list[:2]'] }, [{ n: 3 }]],
    ['a range from the end', { inc: { 'list[-2:].n': 10 } }, [{ n: 1 }, { n: 12 }, { n: 13 }]],
    ['a new attribute', { set: { 'list[1:].m': 5 } }, [{ n: 1 }, { n: 2, m: 5 }, { n: 3, m: 5 }]],
    ['the first items', { unset: ['list[0:2]'] }, [{ n: 3 }]],
    ['all items', { unset: ['list[*]'] }, []],
    ['brackets in a text', { set: { 'list[n == "[]"].n': 0 } }, numbers],
    ['a union', { set: { 'list[0,2].n': 0 } }, [{ n: 0 }, { n: 2 }, { n: 0 }]],
    ['a condition', { set: { 'list[n > 1].n': 0 } }, [{ n: 1 }, { n: 0 }, { n: 0 }]],
    ['the last item', { unset: ['list[-1]'] }, [{ n: 1 }, { n: 2 }]],
  ])('%s', (_, operations, expected) => {
    expect(patched(structuredClone(numbers), operations)).toEqual(expected)
  })
})
