import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test('English and Arabic are counted by words, Chinese by characters', () => {
  expect(readingMinutes('one two '.repeat(342))).toBe(3)
  expect(readingMinutes('كلمة '.repeat(276))).toBe(2)
  expect(readingMinutes('子午科技服务'.repeat(170))).toBe(4)
})

test('words of another script inside a text count too', () => {
  const chinese = '部署'.repeat(255)
  expect(readingMinutes(chinese)).toBe(2)
  expect(readingMinutes(`${chinese}${' Kubernetes'.repeat(228)}`)).toBe(3)
})

test('vowel marks, hyphens and punctuation do not count as words', () => {
  expect(readingMinutes('كَلِمَةٌ، '.repeat(276))).toBe(2)
  expect(readingMinutes('state-of-the-art! – '.repeat(456))).toBe(2)
})

test('the shortest text takes a minute, and a longer one never less than a shorter', () => {
  expect(readingMinutes('')).toBe(1)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      expect(readingMinutes(`${before} ${after}`)).toBeGreaterThanOrEqual(readingMinutes(before))
    }),
  )
})
