import { expect, test } from 'vitest'
import { sharingImage } from './sharing-image.ts'

test('an article is shared with its cover, unless another picture was chosen', () => {
  expect(sharingImage('post', null, 'cover')).toBe('cover')
  expect(sharingImage('post', 'chosen', 'cover')).toBe('chosen')
  expect(sharingImage('product', undefined, 'cover')).toBeUndefined()
})
