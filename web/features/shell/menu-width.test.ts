import { expect, test } from 'vitest'
import type { MenuItem } from './menu-item.ts'
import { menuWidthClass } from './menu-width.ts'

const item = (label: string, children: MenuItem[] = []): MenuItem => ({
  key: label,
  label,
  link: null,
  badge: null,
  icon: null,
  children,
})
const menuOf = (count: number, label: string) => Array.from({ length: count }, () => item(label))

test.each([
  ['a short menu stays in the bar', menuOf(5, 'Portfolio'), ''],
  ['a longer menu needs a wider window', menuOf(8, 'Portfolio'), 'topbar--long-3'],
  ['many items need a wide window', menuOf(10, 'Portfolio'), 'topbar--long-5'],
  ['more never fit', menuOf(12, 'Portfolio'), 'topbar--longest'],
  ['a very long label never fits', [item('Donaudampfschiff'.repeat(12))], 'topbar--longest'],
  ['Chinese letters are wider', menuOf(8, '联系我们联系'), 'topbar--long-4'],
])('%s', (_, items, expected) => {
  expect(menuWidthClass(items)).toBe(expected)
})

test('what drafts add to labels takes no room', () => {
  const label = 'Portfolio' + '\u200B\u200C'.repeat(200)
  expect(menuWidthClass(menuOf(5, label))).toBe('')
})

test('the arrows of submenus take room', () => {
  const children = [item('Cloud')]
  const menu = Array.from({ length: 6 }, () => item('Services', children))
  expect(menuWidthClass(menuOf(6, 'Services'))).toBe('')
  expect(menuWidthClass(menu)).toBe('topbar--long-2')
})
