import { expect, test } from 'vitest'
import { menuWidthClass } from './menu-width.ts'
import type { MenuItem } from './queries.ts'

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
  ['a short menu stays in the bar', menuOf(6, 'Portfolio'), false, ''],
  ['a short menu stays in a crowded bar', menuOf(6, '联系我们'), true, ''],
  ['a longer menu needs a wide window', menuOf(8, 'Portfolio'), false, 'topbar--long-menu'],
  ['a longer menu does not fit a crowded bar', menuOf(8, 'Portfolio'), true, 'topbar--longest-menu'],
  ['many items never fit', menuOf(12, 'Portfolio'), false, 'topbar--longest-menu'],
  ['a very long label never fits', [item('Donaudampfschiff'.repeat(7))], false, 'topbar--longest-menu'],
  ['Chinese letters are wider', menuOf(8, '联系我们联系'), false, 'topbar--longest-menu'],
])('%s', (_, items, isCrowded, expected) => {
  expect(menuWidthClass(items, isCrowded)).toBe(expected)
})

test('the arrows of submenus take room', () => {
  const children = [item('Cloud')]
  const menu = Array.from({ length: 6 }, () => item('Services', children))
  expect(menuWidthClass(menuOf(6, 'Services'), false)).toBe('')
  expect(menuWidthClass(menu, false)).toBe('topbar--long-menu')
})
