import { expect, test } from 'vitest'
import { checkFragment, checkHref, checkTable } from './rich-text.ts'

test.each([
  '/contact',
  '/contact#form',
  'https://example.com/a?b=c',
  'mailto:a@example.com',
  'tel:+44-20',
  undefined,
])('a link may point to %s', (href) => {
  expect(checkHref(href)).toBe(true)
})

test.each(['contact', '//example.com', '/\\example.com', 'javascript:alert(1)', 'mailto:nobody'])(
  'words may not lead to %s',
  (href) => {
    expect(checkHref(href)).toContain('“https://”')
  },
)

test('a bare e-mail address is completed', () => {
  expect(checkHref('a@example.com')).toBe('Add “mailto:” in front: “mailto:a@example.com”.')
})

test('anchors may be in any script, without “#” and spaces', () => {
  for (const place of ['our-prices', '价格', 'الأسعار', undefined]) expect(checkFragment(place)).toBe(true)
  expect(checkFragment('#价格')).toContain('“价格”')
  expect(checkFragment('our prices')).toContain('hyphens')
})

test('a table needs rows, columns and text', () => {
  expect(
    checkTable(
      [
        ['', 'Gold'],
        ['Hours', '24'],
      ],
      true,
    ),
  ).toBe(true)
  expect(checkTable([], true)).toContain('Add some content')
  expect(checkTable([['', ' '], ['']], false)).toContain('Add some content')
  expect(checkTable([['Hours', '24']], false)).toContain('two rows')
})

test('a heading row names every column but the first', () => {
  const rows = [
    ['', 'Silver', ''],
    ['Hours', '8', '24'],
  ]
  expect(checkTable(rows, true)).toContain('Name column 3')
  expect(checkTable(rows, false)).toBe(true)
  expect(
    checkTable(
      [
        ['', 'Silver'],
        ['Hours', '8', '24'],
      ],
      true,
    ),
  ).toContain('Name column 3')
})
