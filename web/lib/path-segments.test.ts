import { expect, test } from 'vitest'
import { decodeSegments } from './path-segments.ts'

test('segments are decoded, each on its own', () => {
  expect(decodeSegments(['blog', '%E4%BA%91', 'a%2Fb'])).toEqual(['blog', '云', 'a/b'])
  expect(decodeSegments([])).toEqual([])
})

test.each(['%', '%25%', '%E0%A4%A', 'a%zz'])('%s is no segment', (segment) => {
  expect(decodeSegments(['en', segment])).toBeNull()
})
