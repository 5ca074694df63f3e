import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '../shared/currencies.ts'
import { checkRate, checkRatesOnce, noteMissingRates, noteOldRates } from './exchange-rates.ts'

const rate = (currency: string) => ({ _key: currency, currency, rate: '1.5' })

test.each(['7.1085', '3.75', '156', '0.3071', undefined])('“%s” is a rate', (text) => {
  expect(checkRate(text)).toBe(true)
})

test.each(['0', '0.000', '-3', '1e3', '1 000', '.5', '7.', '1'.repeat(12)])('“%s” is none', (text) => {
  expect(checkRate(text)).toMatch(/above 0/)
})

test('a comma is read as the point it was meant to be', () => {
  expect(checkRate('7,1085')).toBe('Write a point instead of the comma: “7.1085”.')
})

test('each currency has one rate, the base none', () => {
  expect(checkRatesOnce(undefined, 'USD')).toBe(true)
  expect(checkRatesOnce([rate('CNY'), rate('SAR')], 'USD')).toBe(true)
  expect(checkRatesOnce([rate('CNY'), { ...rate('CNY'), _key: 'second' }], 'USD')).toMatchObject({
    path: [{ _key: 'second' }, 'currency'],
  })
  expect(checkRatesOnce([rate('USD')], 'USD')).toMatchObject({
    message: '1 USD is 1 USD: take this rate away.',
  })
})

test('currencies without a rate are named', () => {
  const all = CURRENCY_CODES.filter((code) => code !== 'USD').map(rate)
  expect(noteMissingRates(all, 'USD')).toBe(true)
  expect(noteMissingRates(all.slice(2), 'USD')).toMatch(/GBP, EUR/)
})

test('rates grow old after a month', () => {
  const today = new Date('2026-11-21T12:00:00Z')
  expect(noteOldRates('2026-10-21', today)).toBe(true)
  expect(noteOldRates('2026-10-20', today)).toMatch(/32 days old/)
})
