import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveSecret } from './secrets.ts'
import { signedTimestampAge, signTimestamp } from './signed-timestamp.ts'

const SECRET = 'a-secret-nobody-guesses'
const NOW = Date.parse('2026-11-21T08:00:00Z')

test('a signed timestamp has an age for a day', () => {
  const proof = signTimestamp(SECRET, NOW)
  expect(signedTimestampAge(proof, SECRET, NOW + 2_500)).toBe(2_500)
  expect(signedTimestampAge(proof, SECRET, NOW + 24 * 3_600_000 + 1)).toBeNull()
  expect(signedTimestampAge(proof, SECRET, NOW - 1)).toBeNull()
})

test('a timestamp signed with another secret, or for another purpose, is invalid', () => {
  expect(signedTimestampAge(signTimestamp('another', NOW), SECRET, NOW)).toBeNull()
  expect(
    signedTimestampAge(signTimestamp(deriveSecret('a', SECRET), NOW), deriveSecret('b', SECRET), NOW),
  ).toBeNull()
})

test('changing any character makes a timestamp invalid', () => {
  const proof = signTimestamp(SECRET, NOW)
  fc.assert(
    fc.property(fc.nat(proof.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
      fc.pre(proof[at] !== character)
      expect(signedTimestampAge(proof.slice(0, at) + character + proof.slice(at + 1), SECRET, NOW)).toBeNull()
    }),
  )
})

test('no input makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => signedTimestampAge(text, SECRET, NOW) === null))
})
