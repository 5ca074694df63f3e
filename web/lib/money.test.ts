import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES, currencyDecimals, isWrittenWhole } from '#schemas/shared/currencies.ts'
import { formatMoney, pluralCurrencyName } from './money.ts'

/** Direction marks and no-break spaces, which are invisible. */
const visible = (text: string) =>
  text.replace(/[\u200e\u200f\u061c\u2066\u2069]/g, '').replace(/\u00a0/g, ' ')

describe('an amount in the language of the page', () => {
  test.each([
    ['en', 4900, 'GBP', '£49.00'],
    ['en', 123_456_789, 'USD', '$1,234,567.89'],
    ['zh', 4900, 'CNY', '¥49.00'],
    ['en', 1200, 'JPY', '¥1,200'],
    ['en', 12_345, 'KWD', 'KWD 12.345'],
    ['ar', 12_345, 'KWD', '12.345 د.ك.'],
    ['ar', 4900, 'SAR', '49.00 ر.س.'],
    ['en', -50, 'EUR', '-€0.50'],
    ['en', -0, 'USD', '-$0.00'],
    ['en', 0, 'USD', '$0.00'],
    ['ar', 4900, 'USD', '49.00 US$'],
  ])('%s: %i %s is %s', (locale, minor, currency, shown) => {
    expect(visible(formatMoney(minor, currency, { locale }))).toBe(shown)
  })

  test('keeps a symbol of letters and other characters together in right-to-left text', () => {
    expect(formatMoney(4900, 'USD', { locale: 'ar' })).toContain('\u2066US$\u2069')
  })

  test('omits the zeros of a whole amount only', () => {
    expect(formatMoney(49_000, 'GBP', { locale: 'en', withoutZeros: true })).toBe('£490')
    expect(formatMoney(49_050, 'GBP', { locale: 'en', withoutZeros: true })).toBe('£490.50')
  })

  test('accepts whole minor units only', () => {
    expect(() => formatMoney(49.5, 'GBP', { locale: 'en' })).toThrow(RangeError)
    expect(() => formatMoney(2 ** 53, 'GBP', { locale: 'en' })).toThrow(RangeError)
  })
})

test('no digit is lost or gained, in any currency and language, up to the largest amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
      fc.constantFrom(...CURRENCY_CODES),
      fc.constantFrom('zh', 'en', 'ar'),
      (minor, currency, locale) => {
        const shown = formatMoney(minor, currency, { locale })
        const decimals = currencyDecimals(currency)
        const isShort = isWrittenWhole(currency) && minor % 10 ** decimals === 0
        const digits = shown.replace(/\D/g, '').replace(/^0+(?=.)/, '')
        expect(digits).toBe(String(Math.abs(isShort ? minor / 10 ** decimals : minor)))
        expect(shown.includes('-')).toBe(minor < 0 || Object.is(minor, -0))
        expect(/\d[.](\d+)\D*$/.exec(shown)?.[1]?.length ?? 0).toBe(isShort ? 0 : decimals)
      },
    ),
  )
})

test.each([
  ['INR', 4_900_050, '₹49,000.50'],
  ['INR', 4_900_000, '₹49,000.00'],
  ['KRW', 49_000, '₩49,000'],
  ['ISK', 490_000, 'ISK\u00A04,900'],
  ['IDR', 4_900_000, 'IDR\u00A049,000'],
  ['IDR', 4_900_050, 'IDR\u00A049,000.50'],
  ['TND', 4_900, 'TND\u00A04.900'],
])('%s %i is written %s', (currency, minor, shown) => {
  expect(formatMoney(minor, currency, { locale: 'en' })).toBe(shown)
})

test.each([
  ['en', 'USD', 'US dollars'],
  ['en', 'SAR', 'Saudi riyals'],
  ['zh', 'USD', '美元'],
  ['ar', 'SAR', 'ريال سعودي'],
] as const)('a sentence in %s names %s as %s', (locale, currency, name) => {
  expect(pluralCurrencyName(currency, locale)).toBe(name)
})
