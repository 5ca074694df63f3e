import { expect, test } from 'vitest'
import { previousAndNext } from './previous-next.ts'
import type { HelpEntry } from './queries.ts'

const entry = (id: string): HelpEntry => ({ id, title: id, summary: null, href: `/help/topic/${id}` })
const entries = ['a', 'b', 'c'].map(entry)

test('returns the entries before and after', () => {
  expect(previousAndNext(entries, 'b')).toEqual({ previous: entry('a'), next: entry('c') })
})

test('returns null before the first and after the last', () => {
  expect(previousAndNext(entries, 'a')).toEqual({ previous: null, next: entry('b') })
  expect(previousAndNext(entries, 'c')).toEqual({ previous: entry('b'), next: null })
})

test('returns null for an entry that is not in the list', () => {
  expect(previousAndNext(entries, 'd')).toEqual({ previous: null, next: null })
})
