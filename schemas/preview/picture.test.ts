import { UserIcon } from '@sanity/icons/User'
import { expect, test } from 'vitest'
import { pictureOr } from './picture.ts'

test('a document without an uploaded picture is listed with its icon', () => {
  const portrait = { _type: 'figure', asset: { _ref: 'image-a' } }
  expect(pictureOr(portrait, UserIcon)).toBe(portrait)
  expect(pictureOr({ _type: 'figure', alt: [] }, UserIcon)).toBe(UserIcon)
  expect(pictureOr(undefined, UserIcon)).toBe(UserIcon)
})
