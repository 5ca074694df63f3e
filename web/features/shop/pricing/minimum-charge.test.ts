import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCY_CODES, payableStep } from '#schemas/shared/currencies.ts'
import { minimumCharge } from './minimum-charge.ts'
import { SAMPLE_RATES } from './sample-rates.fixture.ts'

test.each([
  ['INR', 50],
  // Stripe lists none for these: half a US dollar, in amounts that can be paid.
  ['KRW', 735],
  ['ISK', 6_300],
])('in %s Stripe charges at least %i', (currency, least) => {
  const known = { base: 'USD', asOf: null, rates: { KRW: '1470', ISK: '125.4' } }
  expect(minimumCharge(currency, known)).toBe(least)
  expect(minimumCharge('KRW', { ...known, rates: {} })).toBe(0)
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
