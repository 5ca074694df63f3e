import { describe, expect, test } from 'vitest'
import { deliveryMethod } from '../delivery/delivery-method.fixture.ts'
import { offer, product, request } from './compose.fixture.ts'
import { composeOrder } from './compose.ts'
import type { OrderableProduct } from './compose-lines.ts'

describe('delivery', () => {
  const standard = deliveryMethod({ countries: ['GB', 'SA'] })
  const express = { ...standard, id: 'express', title: 'Express', price: 1_200, taxClass: 'standard' }
  const compose = (one: OrderableProduct, delivery?: string) =>
    composeOrder({ ...request('1', 1), delivery }, { ...offer(one), delivery: [standard, express] })

  test('is stored with its tax, which is part of the tax at its rate', () => {
    expect(compose(product('1'), 'express')).toMatchObject({
      ok: true,
      value: {
        delivery: {
          method: 'express',
          title: 'Express',
          countries: ['GB', 'SA'],
          minDays: 3,
          maxDays: 5,
          price: 1_200,
          tax: 216,
          taxPercent: 18,
        },
        lines: [{ total: 1_000, tax: 180 }],
        totals: { tax: 396, payable: 2_596 },
        taxes: [{ percent: 18, net: 2_200, amount: 396 }],
      },
    })
  })

  test('is the first method if the request names none, and none for downloads', () => {
    const first = compose(product('1'))
    expect(first.ok && first.value.delivery?.method).toBe('standard')
    const download = compose(product('1', { kind: 'digital' }), 'express')
    expect(download.ok && download.value).not.toHaveProperty('delivery')
  })

  test('reaches the chosen country only, and other countries without rates of their own', () => {
    const countryTaxes = [{ countries: ['SA'], rates: { standard: 15 }, name: 'VAT' }]
    const { settings } = offer()
    const to = (country: string | undefined, delivery = [express]) =>
      composeOrder(
        { ...request('1', 1), country },
        { ...offer(product('1')), delivery, settings: { ...settings, countryTaxes } },
      )
    expect(to('SA')).toMatchObject({
      value: {
        taxCountry: 'SA',
        taxName: 'VAT',
        delivery: { countries: ['SA'], tax: 180, taxPercent: 15 },
        totals: { tax: 330, payable: 2_530 },
      },
    })
    const elsewhere = to(undefined)
    expect(elsewhere).toMatchObject({ value: { delivery: { countries: ['GB'] }, totals: { tax: 396 } } })
    expect(elsewhere.ok && elsewhere.value).not.toHaveProperty('taxCountry')
    expect(to('SA', [{ ...express, countries: ['GB'] }])).toEqual({ ok: false, error: { kind: 'delivery' } })
    const undelivered = to('SA', [])
    expect(undelivered).toMatchObject({ value: { totals: { tax: 150 } } })
    expect(undelivered.ok && undelivered.value).not.toHaveProperty('delivery')
  })

  test('is refused if the method is gone', () => {
    expect(compose(product('1'), 'gone')).toEqual({ ok: false, error: { kind: 'delivery' } })
  })
})

describe('a gift card', () => {
  const code = 'TEST-CARD-FREE-2468'
  const giftCards = [{ id: 'giftCard.1', code, currency: 'USD', balance: 1_000, until: null }]
  const compose = (rest: object = {}) =>
    composeOrder({ ...request('1', 1), codes: [code], ...rest }, { ...offer(product('1')), giftCards })

  test('pays the total after tax, which stays as it is', () => {
    expect(compose({ expected: 180 })).toMatchObject({
      ok: true,
      value: {
        totals: { tax: 180, payable: 1_180 },
        taxes: [{ percent: 18, net: 1_000, amount: 180 }],
        giftCard: { card: 'giftCard.1', ending: '2468', amount: 1_000 },
      },
    })
  })

  test('that changed since the shopper saw it is reported', () => {
    expect(compose({ expected: 80 })).toEqual({ ok: false, error: { kind: 'price', payable: 180 } })
  })

  test('in another currency is refused', () => {
    expect(compose({ currency: 'SAR' })).toEqual({
      ok: false,
      error: { kind: 'discount', code, reason: 'giftCardCurrency' },
    })
  })
})
