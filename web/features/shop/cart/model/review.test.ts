import { describe, expect, test } from 'vitest'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { deliveryMethod } from '../../delivery/delivery-method.fixture.ts'
import { discount } from '../../pricing/discount.fixture.ts'
import type { CartProduct, CheckedCart } from './checked-cart.ts'
import { acceptChanges, addMissingSnapshots, reviewCart as reviewBrowsed } from './review.ts'
import type { Cart } from './stored-cart.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

const product = (id: string, more: Partial<CartProduct> = {}): CartProduct => ({
  id,
  title: `Product ${id}`,
  name: more.title ?? `Product ${id}`,
  options: null,
  href: `/shop/single/${id}`,
  picture: null,
  price: 1000,
  currency: 'USD',
  prices: [],
  sale: null,
  taxClass: 'zero',
  isShipped: true,
  available: null,
  needsChoice: false,
  ...more,
})

function checkedCartWith(...products: (CartProduct | string)[]): CheckedCart {
  return {
    lines: products.map((found) => ({
      productId: typeof found === 'string' ? found : found.id,
      quantity: 1,
      state: 'ok',
      product: typeof found === 'string' ? null : found,
    })),
    discounts: [],
    giftCards: [],
    codeErrors: {},
    delivery: [],
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

const reviewCart = (cart: Cart, checkedCart: CheckedCart, locale: LocaleId, browsed: string | null = null) =>
  reviewBrowsed(cart, checkedCart, locale, browsed)
const seen = (price: number, title = 'Product a') => ({ title, locale: 'en', price, currency: 'USD' })
const cartOf = (...lines: Cart['lines']): Cart => ({ lines })
const changes = (cart: Cart, checkedCart: CheckedCart, locale: LocaleId = 'en') =>
  reviewCart(cart, checkedCart, locale).lines.map((line) => line.changes)

describe('a line reports a change', () => {
  test('if its product is unavailable, sold out or short in stock', () => {
    const cart = cartOf({ id: 'a', quantity: 1 }, { id: 'b', quantity: 1 }, { id: 'c', quantity: 3 })
    const checkedCart = checkedCartWith('a', product('b', { available: 0 }), product('c', { available: 2 }))
    expect(changes(cart, checkedCart)).toEqual([['vanished'], ['soldOut'], ['short']])
    const { lines, priced } = reviewCart(cart, checkedCart, 'en')
    expect(lines.map((line) => line.priced?.quantity)).toEqual([undefined, undefined, 2])
    expect(priced.lines.map(({ id }) => id)).toEqual(['c'])
    expect(priced.payable).toBe(2000)
  })

  test('if it exceeds the limit of three per customer, and prices three units', () => {
    const cart = cartOf({ id: 'a', quantity: 20 }, { id: 'b', quantity: 3 })
    const checkedCart = checkedCartWith(product('a'), product('b', { available: 9 }))
    expect(changes(cart, checkedCart)).toEqual([['limit'], []])
    const { lines, priced } = reviewCart(cart, checkedCart, 'en')
    expect(lines.map((line) => line.priced?.quantity)).toEqual([3, 3])
    expect(priced.payable).toBe(6000)
    expect(acceptChanges(cart, checkedCart, 'en').lines.map(({ quantity }) => quantity)).toEqual([3, 3])
  })

  test('if its price has changed, also because a sale began', () => {
    const cart = cartOf({ id: 'a', quantity: 1, seen: seen(1000) })
    expect(changes(cart, checkedCartWith(product('a')))).toEqual([[]])
    expect(changes(cart, checkedCartWith(product('a', { price: 1001 })))).toEqual([['repriced']])
    const sale = { kind: 'percent', percent: 5, from: null, until: null } as const
    expect(changes(cart, checkedCartWith(product('a', { sale })))).toEqual([['repriced']])
    expect(changes(cart, checkedCartWith(product('a', { currency: 'CNY' })))).toEqual([['repriced']])
  })

  test('if its title has changed, but not because the page has another language', () => {
    const cart = cartOf({ id: 'a', quantity: 1, seen: seen(1000, 'Old name') })
    expect(changes(cart, checkedCartWith(product('a')))).toEqual([['renamed']])
    expect(changes(cart, checkedCartWith(product('a', { title: 'اسم' })), 'ar')).toEqual([[]])
  })
})

test('each line has its own price and what the shopper saw', () => {
  const cart = cartOf({ id: 'a', quantity: 1, seen: seen(900) }, { id: 'b', quantity: 2 })
  const { lines } = reviewCart(cart, checkedCartWith(product('a'), product('b', { price: 50 })), 'en')
  expect(lines.map(({ snapshot, priced }) => [snapshot, priced?.unit])).toEqual([
    [seen(900), 1000],
    [null, 50],
  ])
})

test('accepting the changes leaves no change to report', () => {
  const cart: Cart = {
    currency: 'SAR',
    lines: [
      { id: 'gone', quantity: 1 },
      { id: 'out', quantity: 1 },
      { id: 'few', quantity: 3, seen: seen(5) },
      { id: 'new', quantity: 1 },
    ],
  }
  const checkedCart = checkedCartWith(
    'gone',
    product('out', { available: 0 }),
    product('few', { available: 2 }),
  )
  const accepted = acceptChanges(cart, checkedCart, 'en')
  expect(accepted).toEqual({
    currency: 'SAR',
    lines: [
      { id: 'few', quantity: 2, seen: { title: 'Product few', locale: 'en', price: 1000, currency: 'USD' } },
      { id: 'new', quantity: 1 },
    ],
  })
  expect(changes(accepted, checkedCart).flat()).toEqual([])
})

test('the first snapshot is stored and never overwritten without consent', () => {
  const cart = cartOf({ id: 'a', quantity: 1 }, { id: 'b', quantity: 1, seen: seen(1, 'Old') })
  const kept = addMissingSnapshots(cart, checkedCartWith(product('a'), product('b')), 'en')
  expect(kept.lines.map((line) => line.seen?.price)).toEqual([1000, 1])
  expect(addMissingSnapshots(kept, checkedCartWith(product('a'), product('b')), 'en')).toBe(kept)
})

describe('the paying currency', () => {
  const cart = cartOf({ id: 'a', quantity: 1 })
  const checkedCart = checkedCartWith(product('a'))
  const paysIn = (locale: LocaleId, currency?: string) =>
    reviewCart({ ...cart, ...(currency && { currency }) }, checkedCart, locale).priced.currency

  test('is that of the language at first, then the chosen one', () => {
    expect([paysIn('zh'), paysIn('en'), paysIn('ar')]).toEqual(['CNY', 'USD', 'SAR'])
    expect(paysIn('zh', 'SAR')).toBe('SAR')
  })

  test('is the one in which the shopper browses, unless they choose to pay in another', () => {
    const browsing = (stored: Cart, browsed: string) =>
      reviewCart(stored, checkedCart, 'en', browsed).priced.currency
    expect(browsing(cart, 'CNY')).toBe('CNY')
    expect(browsing({ ...cart, currency: 'SAR' }, 'CNY')).toBe('SAR')
    expect(browsing(cart, 'GBP')).toBe('USD')
  })

  test('is the shop’s if it names no others', () => {
    const { settings, ...rest } = checkedCart
    const only = { ...rest, settings: { ...settings, payingCurrencies: [] } }
    expect(reviewCart(cart, only, 'zh')).toMatchObject({ currencies: ['USD'], priced: { currency: 'USD' } })
  })

  test('is never one without an exchange rate', () => {
    expect(reviewCart(cart, checkedCart, 'en').currencies).toEqual(['USD', 'CNY', 'SAR'])
    expect(paysIn('zh', 'JPY')).toBe('CNY')
    expect(reviewCart(cart, checkedCartWith(product('a', { currency: 'GBP' })), 'en').currencies).toEqual([])
  })
})

test('a product whose variant is not chosen is not priced, and accepting the changes removes it', () => {
  const cart: Cart = { lines: [{ id: 'cap', quantity: 1 }] }
  const checked = checkedCartWith(product('cap', { needsChoice: true }))
  const { lines, priced } = reviewCart(cart, checked, 'en')
  expect(lines[0]?.changes).toEqual(['unchosen'])
  expect(priced.payable).toBe(0)
  expect(acceptChanges(cart, checked, 'en').lines).toEqual([])
})

test('a variant is remembered by its name', () => {
  const cart: Cart = { lines: [{ id: 'cap-green', quantity: 1 }] }
  const checked = checkedCartWith(
    product('cap-green', { title: 'Cap', name: 'Cap (Green)', options: 'Green' }),
  )
  expect(addMissingSnapshots(cart, checked, 'en').lines[0]?.seen?.title).toBe('Cap (Green)')
})

describe('discounts', () => {
  const welcome = discount({ kind: 'percent', percent: 10 }, { code: 'WELCOME10', isCombinable: false })
  const checked = { ...checkedCartWith(product('a')), discounts: [welcome] }
  const cart = { currency: 'USD', lines: [{ id: 'a', quantity: 1 }] }

  test('of a code apply while the code is in the cart', () => {
    const { priced, codes } = reviewCart({ ...cart, codes: ['WELCOME10'] }, checked, 'en')
    expect([priced.orderDiscount, codes]).toEqual([100, [{ code: 'WELCOME10', error: null }]])
    expect(reviewCart(cart, checked, 'en').priced.orderDiscount).toBe(0)
  })

  test('that are automatic apply to any cart', () => {
    const automatic = { ...checked, discounts: [{ ...welcome, code: null }] }
    expect(reviewCart(cart, automatic, 'en').priced.orderDiscount).toBe(100)
  })
})

describe('delivery', () => {
  const standard = deliveryMethod()
  const express = { ...standard, id: 'express', title: 'Express', price: 1_200 }
  const checked = (one: CartProduct) => ({ ...checkedCartWith(one), delivery: [standard, express] })
  const cart = { currency: 'USD', lines: [{ id: 'a', quantity: 1 }] }

  test('is the first method until the shopper chooses, and all of them have their price', () => {
    const { delivery, deliveries, priced } = reviewCart(cart, checked(product('a')), 'en')
    expect([delivery?.id, priced.delivery]).toEqual(['standard', 0])
    expect(deliveries.map(({ amount }) => amount)).toEqual([0, 1_200])
    const chosen = reviewCart({ ...cart, delivery: 'express' }, checked(product('a')), 'en')
    expect([chosen.delivery?.id, chosen.priced.payable]).toEqual(['express', 2_200])
  })

  test('has no price without an exchange rate', () => {
    const method = { ...express, currency: 'ZZZ' }
    const { deliveries } = reviewCart(cart, { ...checked(product('a')), delivery: [standard, method] }, 'en')
    expect(deliveries.map(({ amount }) => amount)).toEqual([0, null])
  })

  test('costs less by what a discount takes off', () => {
    const discounts = [discount({ kind: 'freeDelivery' })]
    const { deliveries } = reviewCart(cart, { ...checked(product('a')), discounts }, 'en')
    expect(deliveries.map(({ amount }) => amount)).toEqual([0, 0])
  })

  test('is needed as soon as one product is shipped', () => {
    const both = { ...cart, lines: [...cart.lines, { id: 'b', quantity: 1 }] }
    const response = checkedCartWith(product('a', { isShipped: false }), product('b'))
    const { deliveries } = reviewCart(both, { ...response, delivery: [standard, express] }, 'en')
    expect(deliveries).toHaveLength(2)
  })

  test('is not needed for downloads', () => {
    const { delivery, deliveries } = reviewCart(cart, checked(product('a', { isShipped: false })), 'en')
    expect([delivery, deliveries]).toEqual([null, []])
  })

  test('and tax are those of the chosen country', () => {
    const base = checked(product('a', { taxClass: 'standard' }))
    const countryTaxes = [{ countries: ['SA', 'GB'], rates: { standard: 15 }, name: 'VAT' }]
    const taxed = { ...base, settings: { ...base.settings, countryTaxes } }
    const chosen = reviewCart({ ...cart, country: 'GB' }, taxed, 'en')
    expect(chosen).toMatchObject({ countries: ['SA', 'GB'], country: 'GB', isUnreachable: false })
    expect([chosen.priced.tax, chosen.delivery?.id]).toEqual([150, 'standard'])
    expect(reviewCart({ ...cart, country: 'SA' }, taxed, 'en')).toMatchObject({
      deliveries: [],
      delivery: null,
      isUnreachable: true,
    })
    const gone = reviewCart({ ...cart, country: 'GB' }, base, 'en')
    expect([gone.country, gone.priced.tax, gone.deliveries.length]).toEqual([null, 180, 2])
  })
})
