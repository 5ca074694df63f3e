import { describe, expect, test } from 'vitest'
import type { CartAnswer, SoldGood } from './answer.ts'
import { acceptChanges, keepSeen, reviewCart } from './review.ts'
import type { Cart } from './stored.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

const good = (id: string, more: Partial<SoldGood> = {}): SoldGood => ({
  id,
  title: `Good ${id}`,
  href: `/shop/single/${id}`,
  picture: null,
  price: 1000,
  currency: 'USD',
  prices: [],
  sale: null,
  taxClass: 'zero',
  available: null,
  ...more,
})

function answerOf(...goods: (SoldGood | string)[]): CartAnswer {
  return {
    lines: goods.map((found) => ({
      productId: typeof found === 'string' ? found : found.id,
      quantity: 1,
      state: 'ok',
      good: typeof found === 'string' ? null : found,
    })),
    settings: {
      quantityOptions: [1, 2, 3],
      detailLimit: 3,
      listLimit: 1,
      serviceCharge: 0,
      currency: 'USD',
      payingCurrencies: ['USD', 'CNY', 'SAR', 'JPY'],
      taxRates: { standard: 18, zero: 0 },
      firstCurrencies: { zh: 'CNY', en: null, ar: 'SAR' },
      samples: [],
    },
    rates: { base: 'USD', asOf: '2026-11-20', rates: { CNY: '7.1', SAR: '3.75' } },
    now: NOW,
  }
}

const seen = (price: number, title = 'Good a') => ({ title, locale: 'en', price, currency: 'USD' })
const cartOf = (...lines: Cart['lines']): Cart => ({ lines })
const changes = (cart: Cart, answer: CartAnswer, locale = 'en') =>
  reviewCart(cart, answer, locale).lines.map((line) => line.changes)

describe('a line is marked', () => {
  test('when its good is not sold any more, sold out, or fewer are left', () => {
    const cart = cartOf({ id: 'a', quantity: 1 }, { id: 'b', quantity: 1 }, { id: 'c', quantity: 3 })
    const answer = answerOf('a', good('b', { available: 0 }), good('c', { available: 2 }))
    expect(changes(cart, answer)).toEqual([['vanished'], ['soldOut'], ['short']])
    expect(reviewCart(cart, answer, 'en').priced.payable).toBe(2000)
  })

  test('when its price is another than it was, also by the beginning of a sale', () => {
    const cart = cartOf({ id: 'a', quantity: 1, seen: seen(1000) })
    expect(changes(cart, answerOf(good('a')))).toEqual([[]])
    expect(changes(cart, answerOf(good('a', { price: 1001 })))).toEqual([['repriced']])
    const sale = { kind: 'percent', percent: 5, from: null, until: null } as const
    expect(changes(cart, answerOf(good('a', { sale })))).toEqual([['repriced']])
    expect(changes(cart, answerOf(good('a', { currency: 'CNY' })))).toEqual([['repriced']])
  })

  test('when it was called otherwise, but not because the page is in another language', () => {
    const cart = cartOf({ id: 'a', quantity: 1, seen: seen(1000, 'Old name') })
    expect(changes(cart, answerOf(good('a')))).toEqual([['renamed']])
    expect(changes(cart, answerOf(good('a', { title: 'اسم' })), 'ar')).toEqual([[]])
  })
})

test('one press accepts all changes: afterwards nothing is marked', () => {
  const cart: Cart = {
    currency: 'SAR',
    lines: [
      { id: 'gone', quantity: 1 },
      { id: 'out', quantity: 1 },
      { id: 'few', quantity: 3, seen: seen(5) },
      { id: 'new', quantity: 1 },
    ],
  }
  const answer = answerOf('gone', good('out', { available: 0 }), good('few', { available: 2 }))
  const accepted = acceptChanges(cart, answer, 'en')
  expect(accepted).toEqual({
    currency: 'SAR',
    lines: [
      { id: 'few', quantity: 2, seen: { title: 'Good few', locale: 'en', price: 1000, currency: 'USD' } },
      { id: 'new', quantity: 1 },
    ],
  })
  expect(changes(accepted, answer).flat()).toEqual([])
})

test('what is seen first is kept, and never overwritten unasked', () => {
  const cart = cartOf({ id: 'a', quantity: 1 }, { id: 'b', quantity: 1, seen: seen(1, 'Old') })
  const kept = keepSeen(cart, answerOf(good('a'), good('b')), 'en')
  expect(kept.lines.map((line) => line.seen?.price)).toEqual([1000, 1])
  expect(keepSeen(kept, answerOf(good('a'), good('b')), 'en')).toBe(kept)
})

describe('a shopper pays', () => {
  const cart = cartOf({ id: 'a', quantity: 1 })
  const answer = answerOf(good('a'))
  const paysIn = (locale: string, currency?: string) =>
    reviewCart({ ...cart, ...(currency && { currency }) }, answer, locale).priced.currency

  test('in the money of the language at first, then in what was chosen', () => {
    expect([paysIn('zh'), paysIn('en'), paysIn('ar')]).toEqual(['CNY', 'USD', 'SAR'])
    expect(paysIn('zh', 'SAR')).toBe('SAR')
  })

  test('in nothing that has no rate: what cannot be converted is not offered', () => {
    expect(reviewCart(cart, answer, 'en').currencies).toEqual(['USD', 'CNY', 'SAR'])
    expect(paysIn('zh', 'JPY')).toBe('CNY')
    expect(reviewCart(cart, answerOf(good('a', { currency: 'GBP' })), 'en').currencies).toEqual([])
  })
})
