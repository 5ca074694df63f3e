import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import { convert, type ExchangeRates } from './convert.ts'

const rates: ExchangeRates = {
  base: 'USD',
  asOf: '2026-11-20',
  rates: { EUR: '0.9', SAR: '3.75', JPY: '150', KWD: '0.305', CNY: '7.1234' },
}

describe('a conversion', () => {
  test.each<[minor: number, from: string, to: string, expected: number | null]>([
    [10_000, 'USD', 'SAR', 37_500],
    [418, 'USD', 'JPY', 627],
    [1, 'USD', 'JPY', 2],
    [10_000, 'USD', 'KWD', 30_500],
    [1_000, 'KWD', 'USD', 328],
    [37_500, 'SAR', 'EUR', 9_000],
    [999, 'GBP', 'GBP', 999],
    [999, 'GBP', 'USD', null],
    [999, 'USD', 'toString', null],
  ])('of %i %s to %s is %s', (minor, from, to, expected) => {
    expect(convert(minor, from, to, rates)).toBe(expected)
  })

  test.each(['', '0', '-3', '1e3', 'NaN', '3.', '0x10', '９'])('rejects the rate %j', (rate) => {
    expect(convert(100, 'USD', 'EUR', { ...rates, rates: { EUR: rate } })).toBeNull()
  })

  test('differs after a round trip by at most the coarser minor unit', () => {
    const codes = [...Object.keys(rates.rates), 'USD']
    const value = (code: string) => Number(code === 'USD' ? 1 : rates.rates[code])
    const coin = (code: string) => 10 ** -currencyDecimals(code)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.constantFrom(...codes),
        fc.constantFrom(...codes),
        (minor, from, to) => {
          const there = convert(minor, from, to, rates) ?? NaN
          const back = convert(there, to, from, rates) ?? NaN
          const coinsOfFrom = (coin(to) / value(to)) * (value(from) / coin(from))
          expect(Math.abs(back - minor)).toBeLessThanOrEqual(0.5 * coinsOfFrom + 0.5 + 1e-6)
        },
      ),
    )
  })
})
