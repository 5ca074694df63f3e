import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivedUuid, issueProof, proofAge, secretFor } from './proof.ts'

const SECRET = 'a-secret-nobody-guesses'
const NOW = Date.parse('2026-11-21T08:00:00Z')

test('a proof tells how old it is, for a day', () => {
  const proof = issueProof(SECRET, NOW)
  expect(proofAge(proof, SECRET, NOW + 2_500)).toBe(2_500)
  expect(proofAge(proof, SECRET, NOW + 24 * 3_600_000 + 1)).toBeNull()
  expect(proofAge(proof, SECRET, NOW - 1)).toBeNull()
})

test('a proof of another secret, or another use of it, says nothing', () => {
  expect(proofAge(issueProof('another', NOW), SECRET, NOW)).toBeNull()
  expect(proofAge(issueProof(secretFor('a', SECRET), NOW), secretFor('b', SECRET), NOW)).toBeNull()
})

test('changing a character anywhere makes a proof worthless', () => {
  const proof = issueProof(SECRET, NOW)
  fc.assert(
    fc.property(fc.nat(proof.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
      fc.pre(proof[at] !== character)
      expect(proofAge(proof.slice(0, at) + character + proof.slice(at + 1), SECRET, NOW)).toBeNull()
    }),
  )
})

test('nothing that people send makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => proofAge(text, SECRET, NOW) === null))
})

test('the same parts give the same id, others another', () => {
  expect(derivedUuid('a', 'b')).toBe(derivedUuid('a', 'b'))
  expect(derivedUuid('a', 'b')).not.toBe(derivedUuid('ab', ''))
  expect(derivedUuid('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
})
