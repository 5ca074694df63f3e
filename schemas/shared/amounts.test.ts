import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalText, MAX_AMOUNT, parseAmount } from './amounts.ts'
import {
  CURRENCY_CODES,
  currencyDecimals,
  currencyName,
  currencyTitle,
  isWrittenWhole,
  payableStep,
} from './currencies.ts'
import { LOCALES } from './locales.ts'

const decimals = fc.constantFrom(0, 2, 3)
const amount = fc.integer({ min: 0, max: MAX_AMOUNT })

test('what is shown for an amount is read back as that amount', () => {
  fc.assert(
    fc.property(amount, decimals, (minor, digits) => {
      expect(parseAmount(decimalText(minor, digits), digits)).toEqual({ minor })
    }),
  )
})

test.each([
  ['49', 2, 4900],
  ['49.', 2, 4900],
  ['49.5', 2, 4950],
  [' 1,900.50 ', 2, 190_050],
  ['0.05', 2, 5],
  ['1200', 0, 1200],
  ['12.345', 3, 12_345],
])('“%s” at %i decimals is %i minor units', (typed, digits, minor) => {
  expect(parseAmount(typed, digits)).toEqual({ minor })
})

test('an empty field is no amount', () => {
  expect(parseAmount(' ', 2)).toEqual({ minor: undefined })
})

test.each([
  ['£49', 2, /such as 49\.00/],
  ['-1', 2, /without a sign/],
  ['1,90', 2, /decimal point instead of a comma: 1\.90\.$/],
  ['1,9005', 2, /without a sign/],
  ['1,90', 0, /without a sign/],
  ['49.005', 2, /at most 2 decimals/],
  ['1200.5', 0, /no decimals\. Enter a number such as 49/],
  ['10,000,000,000', 2, /too large/],
])('“%s” at %i decimals is rejected with a hint', (typed, digits, message) => {
  expect(parseAmount(typed, digits)).toEqual({ error: expect.stringMatching(message) as string })
})

describe('currencies', () => {
  test('have the decimals that the standard gives them', () => {
    for (const code of CURRENCY_CODES) {
      const options = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      const customary = isWrittenWhole(code) ? 0 : currencyDecimals(code)
      // Unicode also lists the dobra before 2018, whose code Stripe still uses, without decimals.
      if (!['STD', 'TWD'].includes(code)) expect(customary, code).toBe(options.maximumFractionDigits)
    }
  })

  test.each([
    ['INR', 2, 1],
    ['KRW', 0, 1],
    ['KWD', 3, 10],
    // Stripe takes their amounts with two decimals, which must be zeros.
    ['ISK', 2, 100],
    ['UGX', 2, 100],
  ])('%s has %i decimals at Stripe and is paid in steps of %i', (code, digits, step) => {
    expect([currencyDecimals(code), payableStep(code)]).toEqual([digits, step])
  })

  test('have a name each', () => {
    expect(new Set(CURRENCY_CODES).size).toBe(CURRENCY_CODES.length)
    expect(currencyTitle('INR')).toBe('Indian Rupee (INR)')
    expect(currencyTitle('STD')).toBe('São Tomé & Príncipe Dobra (STD)')
    for (const { id } of LOCALES)
      for (const code of CURRENCY_CODES) expect(currencyName(code, id)).not.toBe(code)
  })

  test('have two where they are unknown', () => {
    expect(currencyDecimals('XTS')).toBe(2)
    expect(currencyDecimals(undefined)).toBe(2)
  })
})
