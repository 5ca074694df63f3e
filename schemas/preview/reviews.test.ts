import { expect, test } from 'vitest'
import { ratingText } from './reviews.ts'

test.each([
  [4.5, 2, '4.5 of 5 stars · 2 reviews'],
  [5, 1, '5 of 5 stars · 1 review'],
  [null, null, 'Not rated'],
  [undefined, undefined, 'Not rated'],
])('%s stars and %s reviews are listed as “%s”', (stars, count, words) => {
  expect(ratingText(stars, count)).toBe(words)
})
