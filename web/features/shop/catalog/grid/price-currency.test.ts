import { expect, test } from 'vitest'
import { formQuery, initialPriceCurrency, TYPED_AMOUNT } from './price-currency.ts'

test.each([
  ['KWD', 'KWD'],
  [null, 'USD'],
  ['GBP', 'USD'],
] as const)('while prices are shown in %s, the price filter starts in %s', (displayed, initial) => {
  expect(initialPriceCurrency(displayed, ['USD', 'KWD'], 'USD')).toBe(initial)
})

test('a query names the currency of the prices shown only with a price', () => {
  const query = (from: string, displayed: string | null) =>
    formQuery(
      [
        ['color', 'red'],
        ['currency', 'KWD'],
        ['from', from],
        ['to', ''],
      ],
      displayed,
    )
  expect(query('', 'KWD')).toBe('color=red')
  expect(query('', 'JPY')).toBe('color=red&currency=KWD')
  expect(query('', null)).toBe('color=red&currency=KWD')
  expect(query('4.5', 'KWD')).toBe('color=red&currency=KWD&from=4.5')
})

test('browsers accept amounts in the digits of every language, and nothing else', () => {
  const pattern = new RegExp(`^(?:${TYPED_AMOUNT})$`, 'v')
  for (const typed of ['5', '49.50', '.5', ' 12 ', '٣٤٫٥', '۹۰', '１０．５']) expect(typed).toMatch(pattern)
  for (const typed of ['-5', '.', '5.', '1e2', '1,5', '$5', 'abc']) expect(typed).not.toMatch(pattern)
})
