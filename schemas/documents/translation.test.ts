import { expect, test } from 'vitest'
import { translation } from './translation.ts'

test('groups are listed by words, not by the name in the code', () => {
  const titleOf = (namespace?: string) => translation.preview?.prepare?.({ namespace }).title
  expect(['forms', 'orderAgain', 'richText', undefined].map(titleOf)).toEqual([
    'Forms',
    'Order again',
    'Rich text',
    'Unnamed group',
  ])
})
