import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { currencyScript, parseCurrency } from './browse-currency.ts'

test('a stored currency is a code; anything else means original prices', () => {
  expect(parseCurrency('CNY')).toBe('CNY')
  for (const stored of [null, '', 'yuan', '"><b>']) expect(parseCurrency(stored)).toBeNull()
})

test('the inline script has no characters that end it', () => {
  expect(currencyScript).not.toMatch(/<\/|<!--/)
})

test('styles know every currency', () => {
  const [, list] = /\$currencies: ([A-Z, ]+);/.exec(readFileSync('web/styles/ui/_price.scss', 'utf8')) ?? []
  expect(list?.split(', ')).toEqual(CURRENCY_CODES)
})
