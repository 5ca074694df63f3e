import { describe, expect, test } from 'vitest'
import { payingCurrencies } from './currency-prices.ts'
import {
  exchangeRatesSchema,
  firstCurrency,
  shopMoneySchema,
  shopSettingsSchema,
  taxedSettingsSchema,
} from './shop-settings.ts'

const UNSET = {
  quantityOptions: [1, 2, 3],
  detailLimit: 3,
  listLimit: 1,
  serviceCharge: 0,
  currency: 'USD',
  payingCurrencies: [],
  firstCurrencies: { zh: null, en: null, ar: null },
  taxRates: { standard: 0, zero: 0 },
  samples: [],
}

describe('shop settings', () => {
  test('are read as editors wrote them, lists without duplicates and quantities ascending', () => {
    const settings = {
      detailLimit: 5,
      listLimit: 2,
      serviceCharge: 200,
      currency: 'SAR',
      firstCurrencies: { zh: 'CNY', en: null, ar: 'SAR' },
      taxRates: { standard: 100, zero: 0.5 },
      samples: [{ id: '1030', quantity: 1 }],
    }
    const stored = { ...settings, quantityOptions: [10, 2, 2, 1], payingCurrencies: ['SAR', 'CNY', 'SAR'] }
    expect(shopSettingsSchema.parse(stored)).toEqual({
      ...settings,
      quantityOptions: [1, 2, 10],
      payingCurrencies: ['SAR', 'CNY'],
    })
  })

  test.each([
    ['none', null],
    ['empty', {}],
    [
      'invalid',
      {
        quantityOptions: [0, -1, 1.5],
        detailLimit: 0,
        listLimit: 0.5,
        serviceCharge: -1,
        currency: 'XAU',
        payingCurrencies: ['XAU', null],
        firstCurrencies: { zh: 'XAU', en: 1, ar: null },
        taxRates: { standard: -1, zero: 101 },
        samples: [{ id: '1030', quantity: 0 }, { quantity: 1 }, { id: ' ', quantity: 1 }],
      },
    ],
  ])('that are %s are those that a new shop begins with', (_name, stored) => {
    expect(shopSettingsSchema.parse(stored)).toEqual(UNSET)
    const { currency, payingCurrencies: paying, firstCurrencies } = UNSET
    expect(shopMoneySchema.parse(stored)).toEqual({ currency, payingCurrencies: paying, firstCurrencies })
  })

  test('hold the taxes of countries, none where nothing is set', () => {
    const stored = {
      countryTaxes: [{ countries: ['DE', 'AT'], rates: { standard: 19, zero: 0 }, name: 'VAT' }],
      pricesIncludeTax: true,
    }
    expect(taxedSettingsSchema.parse(stored)).toMatchObject(stored)
    expect(taxedSettingsSchema.parse(null)).toMatchObject({ countryTaxes: [], pricesIncludeTax: false })
  })

  test('for prices are its currencies only', () => {
    const money = {
      currency: 'EUR',
      payingCurrencies: ['EUR'],
      firstCurrencies: { zh: null, en: 'EUR', ar: null },
    }
    expect(shopMoneySchema.parse({ ...money, detailLimit: 5 })).toEqual(money)
  })
})

test('a language begins with its currency if the shop accepts it, else with the shop’s', () => {
  const shop = (paying: ('CNY' | 'USD')[]) => ({
    currency: 'USD' as const,
    payingCurrencies: paying,
    firstCurrencies: { zh: 'CNY' as const, en: null, ar: 'SAR' as const },
  })
  expect(payingCurrencies(shop([]))).toEqual(['USD'])
  expect(payingCurrencies(shop(['CNY']))).toEqual(['CNY'])
  expect((['zh', 'en', 'ar'] as const).map((locale) => firstCurrency(shop(['USD', 'CNY']), locale))).toEqual([
    'CNY',
    'USD',
    'USD',
  ])
  expect(firstCurrency(shop([]), 'zh')).toBe('USD')
})

test('exchange rates are read by currency; invalid entries and dates are left out', () => {
  const rates = [
    { currency: 'SAR', rate: '3.75' },
    { currency: 'XAU', rate: '1' },
    { currency: 'EUR', rate: null },
    null,
  ]
  expect(exchangeRatesSchema.parse({ base: 'USD', asOf: '2026-11-20', rates })).toEqual({
    base: 'USD',
    asOf: '2026-11-20',
    rates: { SAR: '3.75' },
  })
  expect(exchangeRatesSchema.parse({ base: 'EUR', asOf: 'yesterday', rates: null })).toEqual({
    base: 'EUR',
    asOf: null,
    rates: {},
  })
  expect(exchangeRatesSchema.parse(null)).toEqual({ base: 'USD', asOf: null, rates: {} })
})
