import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOrderId, orderIdFor, orderNumber } from '../orders/order-id.ts'
import { discount } from '../pricing/discount.fixture.ts'
import { offer, product, request } from './compose.fixture.ts'
import { composeOrder, type Offer } from './compose.ts'
import type { OrderableProduct } from './compose-lines.ts'

test('an order holds the shop’s data, and its totals add up', () => {
  const composed = composeOrder(request('1', 2), offer(product('1', { available: 5 })))
  expect(composed).toMatchObject({
    ok: true,
    value: {
      lines: [{ number: '1', product: 'product-1', quantity: 2, unit: 1_000, total: 2_000, isCounted: true }],
      totals: { subtotal: 2_000, tax: 360, payable: 2_360 },
    },
  })
})

test('an order records whether prices were converted', () => {
  const isConverted = (currency: 'USD' | 'SAR') => {
    const composed = composeOrder(request('1', 1, { currency }), offer(product('1')))
    return composed.ok && composed.value.rates !== undefined
  }
  expect([isConverted('USD'), isConverted('SAR')]).toEqual([false, true])
})

test('taxes are listed by rate and add up to the tax of the order', () => {
  const products = [
    product('1'),
    product('2', { taxClass: 'zero' }),
    product('3', { taxClass: 'reduced', price: 333 }),
  ]
  const whole = {
    ...offer(...products),
    settings: { ...offer().settings, taxRates: { standard: 18, reduced: 18 } },
  }
  const items = products.map(({ number }) => ({ productId: number, quantity: 1 }))
  expect(composeOrder({ items, currency: 'USD', codes: [] }, whole)).toMatchObject({
    ok: true,
    value: {
      lines: [{ taxPercent: 18 }, { taxPercent: 0 }, { taxPercent: 18 }],
      taxes: [
        { percent: 0, net: 1_000, amount: 0 },
        { percent: 18, net: 1_333, amount: 240 },
      ],
      totals: { tax: 240, payable: 2_573 },
    },
  })
})

test.each([
  ['a product that is unavailable', request('2', 1), { kind: 'vanished', products: ['2'] }],
  ['more than the stock', request('1', 6), { kind: 'stock', products: [{ productId: '1', available: 5 }] }],
  ['a currency that the shop does not accept', request('1', 1, { currency: 'EUR' }), { kind: 'currency' }],
  [
    'a price that differs from the expected one',
    request('1', 1, { expected: 1 }),
    { kind: 'price', payable: 1_180 },
  ],
])('%s is refused', (_name, wanted, error) => {
  expect(composeOrder(wanted, offer(product('1', { available: 5 })))).toEqual({ ok: false, error })
})

test('items of the same product are merged', () => {
  const items = [
    { productId: '1', quantity: 3 },
    { productId: '1', quantity: 3 },
  ]
  expect(
    composeOrder({ items, currency: 'USD', codes: [] }, offer(product('1', { available: 5 }))),
  ).toMatchObject({
    error: { kind: 'stock' },
  })
})

const limited = (...products: OrderableProduct[]): Offer => ({
  ...offer(...products),
  settings: { ...offer().settings, detailLimit: 3 },
})

test.each([
  ['counted', product('1', { available: 30 })],
  ['not counted', product('1', { kind: 'digital' })],
])('more than the limit of a product that is %s is refused, in one line or several', (_name, offered) => {
  const error = { kind: 'limit', products: [{ productId: '1', limit: 3, held: 0 }] }
  expect(composeOrder(request('1', 20), limited(offered))).toEqual({ ok: false, error })
  const items = [2, 2].map((quantity) => ({ productId: '1', quantity }))
  expect(composeOrder({ items, currency: 'USD', codes: [] }, limited(offered))).toEqual({ ok: false, error })
  expect(composeOrder(request('1', 3), limited(offered)).ok).toBe(true)
})

test('units in other unpaid orders of the customer count towards the limit', () => {
  const held = new Map([['1', 2]])
  expect(composeOrder(request('1', 1), limited(product('1')), held).ok).toBe(true)
  expect(composeOrder(request('1', 2), limited(product('1')), held)).toEqual({
    ok: false,
    error: { kind: 'limit', products: [{ productId: '1', limit: 3, held: 2 }] },
  })
})

test('only taxed products have tax', () => {
  const items = [
    { productId: '1', quantity: 1 },
    { productId: '2', quantity: 2 },
  ]
  const composed = composeOrder(
    { items, currency: 'USD', codes: [] },
    offer(product('1'), product('2', { taxClass: 'zero' })),
  )
  expect(composed.ok && composed.value.lines.map(({ tax }) => tax)).toEqual([180, 0])
})

test('the total is exactly the sum of its parts', () => {
  const anyProduct = fc.record({
    price: fc.integer({ min: 1, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  fc.assert(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('USD', 'SAR', 'KWD'),
      (list, currency) => {
        const products = list.map(({ price }, index) => product(String(index), { price }))
        const items = list.map(({ quantity }, index) => ({ productId: String(index), quantity }))
        const composed = composeOrder({ items, currency, codes: [] }, offer(...products))
        if (!composed.ok) throw new Error('refused')
        const { lines, totals } = composed.value
        const sum = lines.reduce((total, { unit, quantity }) => total + unit * quantity, 0)
        expect(totals.payable).toBe(sum + totals.tax + totals.serviceCharge)
        expect(lines.reduce((total, { tax }) => total + tax, 0)).toBe(totals.tax)
      },
    ),
  )
})

test('prices that include tax are paid as they are, and the tax in them is stored by rate', () => {
  const offered = offer(product('1'), product('2', { taxClass: 'zero' }))
  const composed = composeOrder(
    { items: ['1', '2'].map((productId) => ({ productId, quantity: 1 })), currency: 'USD', codes: [] },
    { ...offered, settings: { ...offered.settings, pricesIncludeTax: true } },
  )
  expect(composed).toMatchObject({
    value: {
      lines: [
        { total: 1_000, tax: 153 },
        { total: 1_000, tax: 0 },
      ],
      totals: { subtotal: 2_000, tax: 153, payable: 2_000 },
      taxes: [
        { percent: 0, net: 1_000, amount: 0 },
        { percent: 18, net: 847, amount: 153 },
      ],
    },
  })
})

test('one idempotency key of one customer yields one order id', () => {
  const id = orderIdFor('uid', 'key')
  expect(orderIdFor('uid', 'key')).toBe(id)
  expect(isOrderId(id)).toBe(true)
  expect(orderIdFor('other', 'key')).not.toBe(id)
  for (const other of [`x${id}`, `${id}0`, id.slice(0, -1)]) expect(isOrderId(other)).toBe(false)
  expect(orderNumber(id, 'ACME')).toMatch(/^ACME-[0-9A-F]{4}-[0-9A-F]{4}$/)
})

test('the last units in stock can be ordered, one more cannot; stock that is not tracked is not counted', () => {
  const composed = composeOrder(request('1', 5), offer(product('1', { available: 5 })))
  expect(composed.ok && composed.value.lines[0]?.isCounted).toBe(true)
  expect(composeOrder(request('1', 1), offer(product('1', { available: -2 })))).toEqual({
    ok: false,
    error: { kind: 'stock', products: [{ productId: '1', available: 0 }] },
  })
  const uncounted = composeOrder(request('1', 5), offer(product('1')))
  expect(uncounted.ok && uncounted.value.lines[0]?.isCounted).toBe(false)
})

test('an order is paid in a currency that the shop accepts and has a rate for', () => {
  const paying = (payingCurrencies: string[], currency: 'USD' | 'SAR' | 'EUR') => {
    const { settings, ...rest } = offer(product('1'))
    const composed = composeOrder(request('1', 1, { currency }), {
      ...rest,
      settings: { ...settings, payingCurrencies },
    })
    return composed.ok || composed.error
  }
  expect(paying(['USD'], 'SAR')).toEqual({ kind: 'currency' })
  expect(paying([], 'SAR')).toBe(true)
  expect(paying(['USD', 'EUR'], 'EUR')).toEqual({ kind: 'currency' })
})

test('an order at the total that the shopper saw is composed', () => {
  expect(composeOrder(request('1', 1, { expected: 1_180 }), offer(product('1'))).ok).toBe(true)
})

test('variants of one product are lines of their own, each with its options and limits', () => {
  const variant = (key: string, available: number) =>
    product(`cap-${key}`, { documentId: 'product-cap', variant: key, options: key.toUpperCase(), available })
  const shop = offer(variant('m', 2), variant('l', 3))
  const items = [
    { productId: 'cap-m', quantity: 2 },
    { productId: 'cap-l', quantity: 3 },
  ]
  expect(composeOrder({ items, currency: 'USD', codes: [] }, shop)).toMatchObject({
    ok: true,
    value: {
      lines: [
        { number: 'cap-m', product: 'product-cap', variant: 'm', options: 'M', quantity: 2 },
        { number: 'cap-l', product: 'product-cap', variant: 'l', options: 'L', quantity: 3 },
      ],
    },
  })
  expect(composeOrder(request('cap-m', 3), shop)).toEqual({
    ok: false,
    error: { kind: 'stock', products: [{ productId: 'cap-m', available: 2 }] },
  })
  expect(composeOrder(request('cap', 1), shop)).toEqual({
    ok: false,
    error: { kind: 'vanished', products: ['cap'] },
  })
})

describe('discounts', () => {
  const welcome = discount(
    { kind: 'percent', percent: 10 },
    { title: 'Welcome discount', code: 'WELCOME10', minimum: 3_000, isCombinable: false },
  )
  const compose = (quantity: number, codes: string[]) =>
    composeOrder({ ...request('1', quantity), codes }, { ...offer(product('1')), discounts: [welcome] })

  test('are stored with their amount, and with each line its share and the tax on the rest', () => {
    const composed = compose(3, ['WELCOME10'])
    expect(composed).toMatchObject({
      ok: true,
      value: {
        discounts: [{ discount: 'discount.1', title: 'Welcome discount', code: 'WELCOME10', amount: 300 }],
        lines: [{ total: 3_000, discount: 300, tax: 486 }],
        totals: { subtotal: 3_000, discount: 0, tax: 486, payable: 3_186 },
        taxes: [{ percent: 18, net: 2_700, amount: 486 }],
      },
    })
  })

  test.each([
    [2, 'WELCOME10', 'minimum'],
    [3, 'WELCOME11', 'unknown'],
  ])('of %i units with the code %s are refused: %s', (quantity, code, reason) => {
    expect(compose(quantity, [code])).toEqual({ ok: false, error: { kind: 'discount', code, reason } })
  })
})
