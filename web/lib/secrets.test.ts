import { expect, test } from 'vitest'
import { bearerToken, deriveUuid, equalSecrets, hasBearerSecret, hashTexts } from './secrets.ts'

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
])('%s contains %s', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})

test('ids of stored documents stay the same', () => {
  expect(hashTexts('uid', 'key')).toBe('2b3e8067b3a1592c608c18cb86bdaabb')
})

test('a request needs one of the secrets', () => {
  const bearing = (headers: Record<string, string>) =>
    hasBearerSecret(new Request('http://localhost', { headers }), 'one', 'other')
  expect(bearing({ authorization: 'Bearer other' })).toBe(true)
  expect(bearing({ authorization: 'Bearer another' })).toBe(false)
  expect(bearing({})).toBe(false)
})

test('the same parts derive the same UUID, other parts another', () => {
  expect(deriveUuid('a', 'b')).toBe(deriveUuid('a', 'b'))
  expect(deriveUuid('a', 'b')).not.toBe(deriveUuid('ab', ''))
  expect(deriveUuid('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
})
