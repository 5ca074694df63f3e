import { expect, test } from 'vitest'
import type { HelpEntry } from './data.ts'
import { neighbours } from './neighbours.ts'

const entry = (id: string): HelpEntry => ({ id, title: id, summary: null, href: `/help/topic/${id}` })
const entries = ['a', 'b', 'c'].map(entry)

test('an article stands between its neighbours', () => {
  expect(neighbours(entries, 'b')).toEqual({ previous: entry('a'), next: entry('c') })
})

test('the first has none before it, the last none after it', () => {
  expect(neighbours(entries, 'a')).toEqual({ previous: null, next: entry('b') })
  expect(neighbours(entries, 'c')).toEqual({ previous: entry('b'), next: null })
})

test('an article that is not in the list, as a draft may be, has no neighbours', () => {
  expect(neighbours(entries, 'd')).toEqual({ previous: null, next: null })
})
