import { expect, test } from 'vitest'
import { CURRENCY_CODES, type CurrencyCode } from '../shared/currencies.ts'
import {
  checkDuplicateRates,
  checkInitialCurrency,
  checkRate,
  warnMissingRates,
  warnOldRates,
} from './currencies.ts'

const rate = (currency: CurrencyCode) => ({ _key: currency, currency, rate: '1.5' })

test.each(['7.1085', '3.75', '156', '0.3071', undefined])('“%s” is a rate', (text) => {
  expect(checkRate(text)).toBe(true)
})

test.each(['0', '0.000', '-3', '1e3', '1 000', '.5', '7.', '1'.repeat(12)])('“%s” is not a rate', (text) => {
  expect(checkRate(text)).toMatch(/above 0/)
})

test('a comma is explained', () => {
  expect(checkRate('7,1085')).toBe('Use a decimal point instead of a comma: 7.1085.')
})

test('each currency has one rate, the base none', () => {
  expect(checkDuplicateRates(undefined, 'USD')).toBe(true)
  expect(checkDuplicateRates([rate('CNY'), rate('SAR')], 'USD')).toBe(true)
  expect(checkDuplicateRates([rate('CNY'), { ...rate('CNY'), _key: 'second' }], 'USD')).toMatchObject({
    path: [{ _key: 'second' }, 'currency'],
  })
  expect(checkDuplicateRates([rate('USD')], 'USD')).toMatchObject({
    message: 'USD is the base currency, so it doesn’t need a rate. Remove it.',
  })
})

test('currencies without a rate are named', () => {
  const all = CURRENCY_CODES.filter((code) => code !== 'USD').map(rate)
  expect(warnMissingRates(all, 'USD')).toBe(true)
  expect(warnMissingRates(all.slice(2), 'USD')).toMatch(/GBP, EUR/)
})

test('rates older than a month are reported', () => {
  const today = new Date('2026-11-21T12:00:00Z')
  expect(warnOldRates('2026-10-21', today)).toBe(true)
  expect(warnOldRates('2026-10-20', today)).toMatch(/32 days old/)
})

test('a default currency must be a payment currency', () => {
  const settings = { payingCurrencies: ['USD', 'CNY'] }
  expect(checkInitialCurrency('CNY', settings)).toBe(true)
  expect(checkInitialCurrency(undefined, settings)).toBe(true)
  expect(checkInitialCurrency('SAR', settings)).toContain('Payment currencies')
  expect(checkInitialCurrency('SAR', undefined)).toContain('SAR')
})
