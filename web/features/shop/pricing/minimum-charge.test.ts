import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCY_CODES, payableStep } from '#schemas/shared/currencies.ts'
import { minimumCharge } from './minimum-charge.ts'
import { SAMPLE_RATES } from './sample-rates.fixture.ts'

test.each([
  ['USD', 75],
  // Stripe's minimum for payments to a bank in India is worth less than a US cent.
  ['INR', 6_233],
  ['KRW', 1_103],
  ['ISK', 9_400],
  // Without a rate, what Stripe lists.
  ['CZK', 1_500],
  ['UAH', 0],
])('in %s an account of any country can charge %i', (currency, least) => {
  const known = { base: 'USD', asOf: null, rates: { INR: '83.1', KRW: '1470', ISK: '125.4' } }
  expect(minimumCharge(currency, known)).toBe(least)
})

test('the smallest charge can be paid, in every currency', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCY_CODES), (currency) => {
      const least = minimumCharge(currency, SAMPLE_RATES)
      expect(least % payableStep(currency)).toBe(0)
      expect(least).toBeGreaterThanOrEqual(0)
    }),
  )
})
