import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeOrder, type Offer, type OfferedGood } from './compose.ts'
import { isOrderId, orderIdFor, orderNumber } from './identity.ts'

const good = (number: string, fields: Partial<OfferedGood> = {}): OfferedGood => ({
  number,
  documentId: `product-${number}`,
  title: `Good ${number}`,
  kind: 'physical',
  available: null,
  price: 1_000,
  currency: 'USD',
  prices: [],
  sale: null,
  taxClass: 'standard',
  ...fields,
})

const offer = (...goods: OfferedGood[]): Offer => ({
  goods,
  settings: {
    taxRates: { standard: 18 },
    serviceCharge: 0,
    currency: 'USD',
    payingCurrencies: ['USD', 'SAR', 'KWD'],
  },
  rates: { base: 'USD', asOf: null, rates: { SAR: '3.75', KWD: '0.3071' } },
  now: 0,
})

const wish = (productId: string, quantity: number, rest: object = {}) => ({
  items: [{ productId, quantity }],
  currency: 'USD' as const,
  ...rest,
})

test('an order holds what the shop knows, and adds up', () => {
  const composed = composeOrder(wish('1', 2), offer(good('1', { available: 5 })))
  expect(composed).toMatchObject({
    ok: true,
    value: {
      lines: [
        { number: '1', documentId: 'product-1', quantity: 2, unit: 1_000, total: 2_000, isCounted: true },
      ],
      totals: { subtotal: 2_000, tax: 360, payable: 2_360 },
    },
  })
})

test('taxes are told apart by rate, and add up to the tax of the order', () => {
  const goods = [good('1'), good('2', { taxClass: 'zero' }), good('3', { taxClass: 'reduced', price: 333 })]
  const whole = {
    ...offer(...goods),
    settings: { ...offer().settings, taxRates: { standard: 18, reduced: 18 } },
  }
  const items = goods.map(({ number }) => ({ productId: number, quantity: 1 }))
  expect(composeOrder({ items, currency: 'USD' }, whole)).toMatchObject({
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
  ['a good that is not sold', wish('2', 1), { kind: 'vanished', products: ['2'] }],
  ['more than there is', wish('1', 6), { kind: 'stock', products: [{ productId: '1', available: 5 }] }],
  ['a currency the shop does not take', wish('1', 1, { currency: 'EUR' }), { kind: 'currency' }],
  ['another price than was seen', wish('1', 1, { expected: 1 }), { kind: 'price', payable: 1_180 }],
])('%s is refused', (_name, wanted, fault) => {
  expect(composeOrder(wanted, offer(good('1', { available: 5 })))).toEqual({ ok: false, fault })
})

test('the same good in two lines is counted together', () => {
  const items = [
    { productId: '1', quantity: 3 },
    { productId: '1', quantity: 3 },
  ]
  expect(composeOrder({ items, currency: 'USD' }, offer(good('1', { available: 5 })))).toMatchObject({
    fault: { kind: 'stock' },
  })
})

test('tax is of the goods that are taxed, and of no others', () => {
  const items = [
    { productId: '1', quantity: 1 },
    { productId: '2', quantity: 2 },
  ]
  const composed = composeOrder({ items, currency: 'USD' }, offer(good('1'), good('2', { taxClass: 'zero' })))
  expect(composed.ok && composed.value.lines.map(({ tax }) => tax)).toEqual([180, 0])
})

test('what is charged is exactly the sum of its parts', () => {
  const anyGood = fc.record({
    price: fc.integer({ min: 1, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  fc.assert(
    fc.property(
      fc.array(anyGood, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('USD', 'SAR', 'KWD'),
      (list, currency) => {
        const goods = list.map(({ price }, index) => good(String(index), { price }))
        const items = list.map(({ quantity }, index) => ({ productId: String(index), quantity }))
        const composed = composeOrder({ items, currency: currency }, offer(...goods))
        if (!composed.ok) throw new Error('refused')
        const { lines, totals } = composed.value
        const sum = lines.reduce((total, { unit, quantity }) => total + unit * quantity, 0)
        expect(totals.payable).toBe(sum + totals.tax + totals.serviceCharge)
        expect(lines.reduce((total, { tax }) => total + tax, 0)).toBe(totals.tax)
      },
    ),
  )
})

test('one key of one customer is one order', () => {
  const id = orderIdFor('uid', 'key')
  expect(orderIdFor('uid', 'key')).toBe(id)
  expect(isOrderId(id)).toBe(true)
  expect(orderIdFor('other', 'key')).not.toBe(id)
  expect(orderNumber(id)).toMatch(/^M-[0-9A-F]{4}-[0-9A-F]{4}$/)
})
