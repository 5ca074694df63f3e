import { expect, test } from 'vitest'
import type { Currency } from '../shared/documents.generated.ts'
import {
  checkDuplicateRates,
  checkInitialCurrency,
  checkRate,
  warnMissingRates,
  warnOldRates,
} from './currencies.ts'

const rate = (currency: Currency) => ({ _key: currency, currency, rate: '1.5' })

test.each(['7.1085', '3.75', '156', '0.3071'])('“%s” is a rate', (text) => {
  expect(checkRate(text)).toBe(true)
})

test('a missing rate is reported with its currency', () => {
  expect(checkRate(undefined, 'CNY')).toBe('Enter the rate of CNY, e.g. 7.1085.')
  expect(checkRate('', undefined)).toBe('Enter the rate of this currency, e.g. 7.1085.')
})

test.each(['0', '0.000', '-3', '1e3', '.5', '7.', '0'.repeat(12)])('“%s” is not a rate', (text) => {
  expect(checkRate(text, 'CNY')).toMatch(/above 0 for CNY/)
})

test('commas, spaces and too many digits are explained', () => {
  expect(checkRate('7,1085', 'CNY')).toBe(
    'Use a decimal point instead of a comma in the rate of CNY: 7.1085.',
  )
  expect(checkRate('1 000.5 ', 'KRW')).toBe('Remove the spaces from the rate of KRW: 1000.5.')
  expect(checkRate('1'.repeat(12), 'JPY')).toMatch(/at most 9 digits.*JPY/)
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

test('the currencies of the shop that have no rate are named', () => {
  expect(warnMissingRates([rate('INR'), rate('KRW')], 'USD', ['USD', 'USD', 'INR', 'KRW'])).toBe(true)
  expect(warnMissingRates([rate('INR')], 'USD', ['INR', 'KRW', 'KRW', 'CHF'])).toMatch(
    /for KRW, CHF,.*in them\./,
  )
  expect(warnMissingRates([rate('INR')], 'USD', ['KRW'])).toMatch(/for KRW,.*in it\./)
  expect(warnMissingRates(undefined, 'USD', [])).toBe(true)
})

test('rates older than a month, or of a day to come, are reported', () => {
  const today = new Date('2026-11-21T12:00:00Z')
  expect(warnOldRates('2026-10-21', today)).toBe(true)
  expect(warnOldRates('2026-10-20', today)).toMatch(/32 days old/)
  expect(warnOldRates('2026-11-22', today)).toBe(true)
  expect(warnOldRates('2026-11-23', today)).toMatch(/in the future/)
})

test('a default currency must be a payment currency', () => {
  const settings = { payingCurrencies: ['USD', 'CNY'] }
  expect(checkInitialCurrency('CNY', settings)).toBe(true)
  expect(checkInitialCurrency(undefined, settings)).toBe(true)
  expect(checkInitialCurrency('SAR', settings)).toContain('Payment currencies')
  expect(checkInitialCurrency('SAR', undefined)).toContain('SAR')
})
