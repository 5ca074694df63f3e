import { expect, test } from 'vitest'
import { deliveryInOthers, pricesInOthers } from './currency-prices.ts'
import type { PricedProduct } from './price-cart.ts'

const rates = { base: 'USD', asOf: '2026-11-20', rates: { CNY: '7.1', JPY: '150' } }
const sale = { kind: 'percent', percent: 20, from: null, until: null } as const
const lamp = { price: 21_500, currency: 'USD', sale, prices: [{ currency: 'EUR', amount: 20_000 }] }

test('a product costs in every currency what is paid at checkout', () => {
  expect(pricesInOthers(lamp, { currencies: ['USD', 'CNY', 'JPY', 'EUR'], rates }, 0)).toEqual([
    { currency: 'CNY', full: 152_650, reduced: 122_120 },
    { currency: 'JPY', full: 32_250, reduced: 25_800 },
    { currency: 'EUR', full: 20_000, reduced: 16_000 },
  ])
})

test('a currency in which nobody can pay the price, by a mistyped rate, is left out', () => {
  const mistyped = { ...rates, rates: { CNY: '999999999', JPY: '0.0000000001' } }
  const others = (product: PricedProduct) =>
    pricesInOthers(product, { currencies: ['USD', 'CNY', 'JPY'], rates: mistyped }, 0)
  expect(others({ ...lamp, prices: [] }).map(({ currency }) => currency)).toEqual(['JPY'])
  expect(others({ ...lamp, currency: 'JPY', prices: [] })).toEqual([])
})

test('a currency without a rate is left out', () => {
  expect(pricesInOthers(lamp, { currencies: ['GBP'], rates }, 0)).toEqual([])
})

test('delivery costs in every currency what is paid at checkout', () => {
  const express = { price: 1_200, freeFrom: 20_000, currency: 'USD', taxClass: 'standard' }
  const shop = {
    currencies: ['USD', 'JPY', 'KWD', 'GBP'],
    rates: { ...rates, rates: { ...rates.rates, KWD: '0.3071' } },
  }
  expect(deliveryInOthers(express, shop)).toEqual([
    { currency: 'JPY', price: 1_800, freeFrom: 30_000 },
    { currency: 'KWD', price: 3_690, freeFrom: 61_420 },
  ])
  expect(deliveryInOthers({ ...express, freeFrom: null }, shop)[0]?.freeFrom).toBeNull()
})
