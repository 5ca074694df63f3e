import { expect, test } from 'vitest'
import { currencyScript, parseCurrency } from './browse-currency.ts'

test('a stored currency is a code; anything else means original prices', () => {
  expect(parseCurrency('CNY')).toBe('CNY')
  for (const stored of [null, '', 'yuan', '"><b>']) expect(parseCurrency(stored)).toBeNull()
})

test('the inline script has no characters that end it', () => {
  expect(currencyScript).not.toMatch(/<\/|<!--/)
})
