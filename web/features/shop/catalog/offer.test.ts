import { expect, test, vi } from 'vitest'
import { offerAt, saleBoundaries, saleTime } from './offer.ts'

const scheduleTime = vi.hoisted(() => vi.fn((_moments: readonly string[]) => Promise.resolve(5)))
vi.mock('#web/sanity/cache/schedule.ts', () => ({ scheduleTime }))

const at = (moment: string) => Date.parse(moment)
const shop = { currencies: ['USD', 'CNY'], rates: { base: 'USD', asOf: null, rates: { CNY: '7.1' } } }
const prices: [] = []
const sale = {
  kind: 'percent',
  percent: 20,
  from: '2026-11-27T00:00:00Z',
  until: '2026-11-30T00:00:00Z',
} as const

test('a sale begins and ends at its times', () => {
  const lamp = { price: 21_500, currency: 'USD', sale, prices }
  const outside = {
    price: 21_500,
    before: null,
    percent: null,
    until: null,
    others: [{ currency: 'CNY', full: 152_650, reduced: 152_650 }],
  }
  expect(offerAt(lamp, at('2026-11-26T23:59:59Z'), shop)).toEqual(outside)
  expect(offerAt(lamp, at('2026-11-27T00:00:00Z'), shop)).toEqual({
    price: 17_200,
    before: 21_500,
    percent: 20,
    until: sale.until,
    others: [{ currency: 'CNY', full: 152_650, reduced: 122_120 }],
  })
  expect(offerAt(lamp, at('2026-11-30T00:00:00Z'), shop)).toEqual(outside)
})

test('a sale by amount has no percentage', () => {
  const amount = { kind: 'amount', amount: 1_500, from: null, until: null } as const
  expect(offerAt({ price: 21_500, currency: 'USD', sale: amount, prices }, 0, shop)).toEqual({
    price: 20_000,
    before: 21_500,
    percent: null,
    until: null,
    others: [{ currency: 'CNY', full: 152_650, reduced: 142_000 }],
  })
})

test('a price in dinars is rounded as it is paid', () => {
  expect(offerAt({ price: 1_235, currency: 'KWD', sale: null, prices }, 0, shop).price).toBe(1_240)
})

test('sale boundaries are unique and sorted, whatever the order of the products', () => {
  const later = { ...sale, from: null, until: '2026-12-24T00:00:00Z' }
  const moments = ['2026-11-27T00:00:00Z', '2026-11-30T00:00:00Z', '2026-12-24T00:00:00Z']
  expect(saleBoundaries([{ sale }, { sale: later }, { sale: null }, { sale }])).toEqual(moments)
  expect(saleBoundaries([{ sale: later }, { sale }])).toEqual(moments)
})

test('products are priced at a time that is cached until the next boundary of their sales', async () => {
  const products = [{ sale }, { sale: null, prices }]
  expect(await saleTime(products)).toBe(5)
  expect(scheduleTime).toHaveBeenLastCalledWith([sale.from, sale.until])
  const other = [{ sale: { ...sale, until: null } }]
  await saleTime(other)
  expect(scheduleTime).toHaveBeenLastCalledWith([sale.from])
})
