import { expect, test } from 'vitest'
import { bearerToken, equalSecrets } from './secrets.ts'

test('only the same secret is equal, whatever its length', () => {
  expect(equalSecrets('correct horse', 'correct horse')).toBe(true)
  expect(equalSecrets('correct hors', 'correct horse')).toBe(false)
  expect(equalSecrets('', 'correct horse')).toBe(false)
})

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['Bearer ', null],
  ['Bearer a b', null],
  ['Basic abc', null],
  [null, null],
])('%s carries %s', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})
