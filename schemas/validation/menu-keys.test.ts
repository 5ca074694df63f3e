import { expect, test } from 'vitest'
import { checkMenuKeys } from './menu-keys.ts'

test('keys differ over all levels of a menu', () => {
  expect(checkMenuKeys(undefined)).toBe(true)
  expect(checkMenuKeys([{ key: 'home' }, { key: 'pages', children: [{ key: 'about' }] }])).toBe(true)
  expect(
    checkMenuKeys([{ key: 'home' }, { key: 'pages', children: [{ children: [{ key: 'home' }] }] }]),
  ).toContain('“home”')
})

test('items without a key have a message of their own and are passed over here', () => {
  expect(checkMenuKeys([{}, {}])).toBe(true)
})
