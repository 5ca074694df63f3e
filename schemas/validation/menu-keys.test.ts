import { expect, test } from 'vitest'
import { checkMenuKeys } from './menu-keys.ts'

test('keys are unique across all levels of a menu', () => {
  expect(checkMenuKeys(undefined)).toBe(true)
  expect(
    checkMenuKeys([
      { _key: 'a', key: 'home' },
      { _key: 'b', key: 'pages', children: [{ _key: 'c', key: 'about' }] },
    ]),
  ).toBe(true)
})

test('the error of a repeated key points to the second item that has it', () => {
  const below = [{ _key: 'c', children: [{ _key: 'd', key: 'home' }] }]
  expect(
    checkMenuKeys([
      { _key: 'a', key: 'home' },
      { _key: 'b', key: 'pages', children: below },
    ]),
  ).toEqual({
    message: expect.stringContaining('“home”') as string,
    path: [{ _key: 'b' }, 'children', { _key: 'c' }, 'children', { _key: 'd' }, 'key'],
  })
})

test('items without a key are ignored, because another rule reports them', () => {
  expect(checkMenuKeys([{ _key: 'a' }, { _key: 'b' }])).toBe(true)
})
