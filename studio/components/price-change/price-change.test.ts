import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES, currencyDecimals } from '#schemas/shared/currencies.ts'
import { changePrice, parsePercent, type PriceChange, ROUNDINGS } from './price-change.ts'

const percent = (hundredths: number, rounding: PriceChange['rounding'] = 'none'): PriceChange => ({
  by: 'percent',
  hundredths,
  rounding,
})

test.each<[number, string, PriceChange, number | null]>([
  [418, 'GBP', percent(500), 439],
  [111, 'USD', percent(500), 117],
  [10, 'USD', percent(500), 11],
  [515, 'USD', percent(500, 'ninetyNine'), 599],
  [560, 'USD', percent(-500, 'ninetyNine'), 499],
  [1216, 'USD', percent(500, 'five'), 1275],
  [1216, 'USD', percent(500, 'whole'), 1300],
  [6, 'GBP', percent(1, 'five'), 10],
  [2500, 'JPY', percent(333, 'ninetyNine'), 2583],
  [5500, 'KWD', percent(500, 'ninetyNine'), 5990],
  [500, 'USD', { by: 'amount', minor: -500, currency: 'USD', rounding: 'none' }, null],
  [500, 'USD', { by: 'amount', minor: -450, currency: 'USD', rounding: 'ninetyNine' }, 99],
  [Number.MAX_SAFE_INTEGER, 'USD', percent(500), null],
])('%i %s becomes %j %s', (price, currency, change, after) => {
  expect(changePrice(price, currency, change)).toBe(after)
})

describe('every price change', () => {
  const price = fc.integer({ min: 1, max: 10 ** 9 })
  const currency = fc.constantFrom(...CURRENCY_CODES)
  const rounding = fc.constantFrom(...ROUNDINGS.map(({ value }) => value))
  const hundredths = fc.integer({ min: -9_999, max: 100_000 })

  test('results in positive minor units with the requested rounding', () => {
    fc.assert(
      fc.property(price, currency, hundredths, rounding, (before, code, by, ending) => {
        const after = changePrice(before, code, percent(by, ending))
        if (after === null) return
        expect(Number.isSafeInteger(after) && after > 0).toBe(true)
        const unit = 10 ** currencyDecimals(code)
        if (unit === 1) return
        if (ending === 'whole') expect(after % unit).toBe(0)
        if (ending === 'five') expect(after % (unit / 20)).toBe(0)
        if (ending === 'ninetyNine') expect(after % unit).toBe(unit - unit / 100)
      }),
    )
  })

  test('never lowers a price on an increase, or raises it on a decrease', () => {
    fc.assert(
      fc.property(price, currency, hundredths, rounding, (before, code, by, ending) => {
        const after = changePrice(before, code, percent(by, ending))
        if (after === null) return
        const smallest = 10 ** currencyDecimals(code)
        if (by > 0) expect(after).toBeGreaterThanOrEqual(before)
        if (by < 0 && before > smallest) expect(after).toBeLessThanOrEqual(before)
      }),
    )
  })

  test('keeps the order of two prices', () => {
    fc.assert(
      fc.property(price, price, currency, hundredths, (one, other, code, by) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const [lower, higher] = [low, high].map((each) => changePrice(each, code, percent(by)) ?? 0)
        expect(lower).toBeLessThanOrEqual(higher ?? 0)
      }),
    )
  })

  test('without rounding is exact to half a minor unit', () => {
    fc.assert(
      fc.property(price, currency, hundredths, (before, code, by) => {
        const after = changePrice(before, code, percent(by))
        if (after === null) return
        const error = BigInt(after) * 10_000n - BigInt(before) * BigInt(10_000 + by)
        expect(error > -5_000n && error <= 5_000n).toBe(true)
      }),
    )
  })
})

test.each([
  ['5', 500],
  ['+5 %', 500],
  ['-7.5%', -750],
  ['−0.25', -25],
])('“%s” is %i hundredths of a percent', (typed, hundredths) => {
  expect(parsePercent(typed)).toEqual({ hundredths })
})

test.each(['', '0', '5,5', 'five', '1.234', '-100', '1001'])('“%s” is not a percentage', (typed) => {
  expect(parsePercent(typed)).toHaveProperty('error')
})
