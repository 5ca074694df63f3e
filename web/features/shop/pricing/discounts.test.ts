import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES, payableStep } from '#schemas/shared/currencies.ts'
import { discount } from './discount.fixture.ts'
import type { Discount } from './discount.ts'
import { type CartToPrice, priceCart, type PricedCart } from './price-cart.ts'
import { SAMPLE_RATES } from './sample-rates.fixture.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const rates = SAMPLE_RATES
const settings = { taxRates: { standard: 18, zero: 0 }, serviceCharge: 0, currency: 'USD' }
const percent = (value: number, more: Partial<Discount> = {}, id = 'discount.1') =>
  discount({ kind: 'percent', percent: value }, { id, ...more })
const amount = (value: number, more: Partial<Discount> = {}, id = 'discount.1') =>
  discount({ kind: 'amount', amount: value }, { id, ...more })
const free = (buy: number, get: number, more: Partial<Discount> = {}) =>
  discount({ kind: 'buyXGetY', buy, get, percent: 100 }, more)

type Item = [id: string, price: number, quantity: number, taxClass?: string]
const cart = (items: readonly Item[], discounts: readonly Discount[], more: Partial<CartToPrice> = {}) =>
  priceCart({
    lines: items.map(([id, price, quantity, taxClass = 'standard']) => ({
      id,
      quantity,
      product: { price, currency: 'USD', prices: [], sale: null, taxClass },
    })),
    settings,
    rates,
    currency: 'USD',
    now: NOW,
    discounts,
    ...more,
  })

const errorOf = (items: readonly Item[], one: Discount, more: Partial<CartToPrice> = {}) =>
  cart(items, [one], more).refused[0]?.error ?? null

describe('a percentage', () => {
  test('is its own line, and tax is on what is left', () => {
    expect(cart([['a', 10_000, 2]], [percent(10)])).toMatchObject({
      subtotal: 20_000,
      discount: 0,
      discounts: [{ id: 'discount.1', title: 'Promotion', code: null, amount: 2_000 }],
      orderDiscount: 2_000,
      tax: 3_240,
      payable: 21_240,
      lines: [{ unit: 10_000, total: 20_000, discount: 2_000 }],
    })
  })

  test('is rounded once and shared among the lines without losing a cent', () => {
    const { lines, orderDiscount } = cart(
      [
        ['a', 333, 1],
        ['b', 333, 1],
        ['c', 334, 1],
      ],
      [percent(10)],
    )
    expect(orderDiscount).toBe(100)
    expect(lines.map((line) => line.discount)).toEqual([33, 33, 34])
  })

  test('reduces only the products it applies to, and the tax of their class', () => {
    const priced = cart(
      [
        ['a', 1_000, 1],
        ['b', 1_000, 1, 'zero'],
      ],
      [percent(50, { lines: ['a'] })],
    )
    expect(priced.lines.map((line) => line.discount)).toEqual([500, 0])
    expect(priced).toMatchObject({ tax: 90, payable: 1_590 })
  })
})

describe('an amount', () => {
  test('is shared among the lines by their totals', () => {
    const priced = cart(
      [
        ['a', 1_000, 3],
        ['b', 1_000, 1],
      ],
      [amount(400)],
    )
    expect(priced.lines.map((line) => line.discount)).toEqual([300, 100])
  })

  test('never exceeds what its products cost', () => {
    expect(cart([['a', 300, 1]], [amount(500)])).toMatchObject({ orderDiscount: 300, payable: 0 })
  })

  test('is converted to what can be paid in the currency', () => {
    const priced = cart([['a', 10_000, 1]], [amount(500)], { currency: 'KWD' })
    expect([priced.orderDiscount, priced.isConverted]).toEqual([1_540, true])
    expect(cart([['a', 10_000, 1]], [amount(500)]).isConverted).toBe(false)
  })
})

describe('buy some, get some', () => {
  test('makes the cheapest units of all its products free', () => {
    const priced = cart(
      [
        ['a', 1_000, 2],
        ['b', 400, 1],
        ['c', 700, 3],
      ],
      [free(2, 1)],
    )
    expect(priced.lines.map((line) => line.discount)).toEqual([0, 400, 700])
  })

  test('may make several units of each group free', () => {
    expect(cart([['a', 1_000, 11]], [free(3, 2)]).orderDiscount).toBe(4_000)
  })

  test('may reduce them in part', () => {
    const half = discount({ kind: 'buyXGetY', buy: 1, get: 1, percent: 50 })
    expect(cart([['a', 999, 2]], [half]).orderDiscount).toBe(500)
  })

  test('comes before a percentage, which reduces the rest', () => {
    const { discounts } = cart([['a', 1_000, 3]], [percent(10, {}, 'discount.0'), free(2, 1)])
    expect(discounts.map((one) => one.amount)).toEqual([1_000, 200])
  })
})

describe('a discount does not apply', () => {
  const items: Item[] = [['a', 1_000, 1]]

  test.each([
    ['before its period', percent(10, { from: '2026-11-25T12:00:01Z' }), 'notYet'],
    ['at its end', percent(10, { until: '2026-11-25T12:00:00Z' }), 'expired'],
    ['once it is used up', percent(10, { exhausted: 'usedUp' }), 'usedUp'],
    ['once the customer has used it', percent(10, { exhausted: 'alreadyUsed' }), 'alreadyUsed'],
    ['to other products', percent(10, { lines: ['b'] }), 'products'],
    ['to other products, which miss its minimum too', percent(10, { lines: ['b'], minimum: 1 }), 'products'],
    ['to less than its minimum', percent(10, { minimum: 1_001 }), 'minimum'],
    ['to too few units', free(1, 1), 'units'],
    ['in a currency without a rate', amount(100, { currency: 'ZZZ' }), 'currency'],
  ] as const)('%s', (_name, one, error) => {
    expect(errorOf(items, one)).toBe(error)
  })

  test('and is refused with what its message says', () => {
    const refusedIn = (currency: string) =>
      cart(items, [percent(10, { minimum: 5_000, code: 'TEN' })], { currency }).refused
    const refused = { id: 'discount.1', title: 'Promotion', code: 'TEN', error: 'minimum' }
    expect(refusedIn('USD')).toEqual([{ ...refused, minimum: 5_000 }])
    expect(refusedIn('SAR'), 'in the paying currency').toEqual([{ ...refused, minimum: 18_750 }])
    expect(cart(items, [percent(10, { exhausted: 'usedUp' })]).refused).toMatchObject([{ minimum: null }])
  })

  test.each([
    ['at its start', percent(10, { from: '2026-11-25T12:00:00Z' })],
    ['just before its end', percent(10, { until: '2026-11-25T12:00:01Z' })],
    ['to exactly its minimum', percent(10, { minimum: 1_000 })],
  ])('but does %s', (_name, one) => {
    expect(errorOf(items, one)).toBeNull()
  })

  test('to what rounds to nothing', () => {
    expect(cart([['a', 10, 1]], [percent(1)])).toMatchObject({ discounts: [], orderDiscount: 0 })
    expect(errorOf([['a', 10, 1]], percent(1))).toBe('products')
  })
})

describe('several discounts', () => {
  const items: Item[] = [['a', 10_000, 1]]

  test('that can be combined reduce what the others leave', () => {
    const { discounts } = cart(items, [amount(500, {}, 'discount.2'), percent(10)])
    expect(discounts.map((one) => one.amount)).toEqual([1_000, 500])
  })

  test('that cannot be combined give way to what saves more', () => {
    const alone = percent(20, { isCombinable: false, code: 'ALONE' }, 'discount.2')
    const { discounts, refused } = cart(items, [percent(10), alone])
    expect(discounts.map(({ id }) => id)).toEqual(['discount.2'])
    expect(refused).toMatchObject([{ id: 'discount.1', error: 'notCombinable' }])
    expect(cart(items, [percent(25), alone]).refused).toMatchObject([
      { code: 'ALONE', error: 'notCombinable' },
    ])
  })

  test('that save the same give way to the code', () => {
    const alone = percent(10, { isCombinable: false, code: 'ALONE' }, 'discount.2')
    expect(cart(items, [percent(10), alone]).discounts.map(({ code }) => code)).toEqual(['ALONE'])
    const without = percent(10, { isCombinable: false }, 'discount.2')
    expect(cart(items, [percent(10), without]).discounts.map(({ id }) => id)).toEqual(['discount.1'])
  })

  test('are applied by their ids, in whatever order they are listed', () => {
    const listed = [
      percent(10, {}, 'discount.2'),
      percent(20, {}, 'discount.1'),
      percent(5, {}, 'discount.3'),
    ]
    const ids = ({ discounts }: PricedCart) => discounts.map(({ id }) => id)
    expect(ids(cart(items, listed))).toEqual(['discount.1', 'discount.2', 'discount.3'])
    expect(ids(cart(items, listed.toReversed()))).toEqual(['discount.1', 'discount.2', 'discount.3'])
  })

  test('never make the total negative', () => {
    const priced = cart(items, [amount(9_000), amount(9_000, {}, 'discount.2')])
    expect(priced.discounts.map((one) => one.amount)).toEqual([9_000, 1_000])
    expect(priced.payable).toBe(0)
  })
})

const currency = fc.constantFrom(...CURRENCY_CODES)
const minor = fc.integer({ min: 1, max: 10 ** 8 })
const ids = ['0', '1', '2', '3', '4', '5']
const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  product: fc.record({
    price: minor,
    currency,
    prices: fc.constant([]),
    sale: fc.constant(null),
    taxClass: fc.constantFrom('standard', 'zero', 'reduced'),
  }),
})
const benefit = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: minor }),
  fc.record({
    kind: fc.constant('buyXGetY' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 3 }),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.constant({ kind: 'freeDelivery' as const }),
)
const anyDiscount = fc
  .record({
    benefit,
    code: fc.option(fc.constant('CODE')),
    lines: fc.option(fc.subarray(ids)),
    minimum: fc.option(minor),
    currency,
    isCombinable: fc.boolean(),
  })
  .map(({ benefit: how, ...more }) => discount(how, more))
const anyDelivery = fc.record({
  price: fc.integer({ min: 0, max: 10_000 }),
  freeFrom: fc.option(minor),
  currency,
  taxClass: fc.constantFrom('standard', 'zero', 'reduced'),
})
const anyCart = fc.record({
  lines: fc
    .array(anyLine, { maxLength: 6 })
    .map((all) => all.map((one, index) => ({ ...one, id: `${index}` }))),
  settings: fc.record({
    taxRates: fc.record({ standard: fc.constantFrom(18, 5, 7.25), reduced: fc.constantFrom(7, 0) }),
    serviceCharge: fc.integer({ min: 0, max: 10_000 }),
    currency,
  }),
  rates: fc.constant(rates),
  currency,
  now: fc.constant(NOW),
  delivery: fc.option(anyDelivery),
  discounts: fc
    .array(anyDiscount, { maxLength: 4 })
    .map((all) => all.map((one, index) => ({ ...one, id: `discount.${index}` }))),
})
const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

describe('for any cart and discounts', () => {
  test('lines + delivery + tax + service charge − discounts = total, to the minor unit', () => {
    fc.assert(
      fc.property(anyCart, (toPrice) => {
        const priced = priceCart(toPrice)
        const amounts = priced.discounts.map((one) => one.amount)
        expect(total(amounts)).toBe(priced.orderDiscount)
        const shares = priced.lines.map((line) => line.discount)
        expect(total(shares) + priced.deliveryDiscount).toBe(priced.orderDiscount)
        expect(priced.deliveryDiscount).toBeLessThanOrEqual(priced.delivery)
        expect(total(priced.lines.map((line) => line.total))).toBe(priced.subtotal - priced.discount)
        const discountedSubtotal = priced.subtotal - priced.discount - priced.orderDiscount
        const added = priced.delivery + priced.tax + priced.serviceCharge
        expect(priced.payable).toBe(discountedSubtotal + added)
      }),
    )
  })

  test('no line is negative, and every amount can be paid in the currency', () => {
    fc.assert(
      fc.property(anyCart, (toPrice) => {
        const { lines, discounts, payable } = priceCart(toPrice)
        const step = payableStep(toPrice.currency)
        expect(lines.every((line) => line.discount >= 0 && line.discount <= line.total)).toBe(true)
        expect(discounts.every((one) => one.amount > 0)).toBe(true)
        const amounts = [
          ...lines.map((line) => line.discount),
          ...discounts.map((one) => one.amount),
          payable,
        ]
        expect(amounts.map((one) => one % step)).toEqual(amounts.map(() => 0))
      }),
    )
  })

  test('neither the order of lines nor of discounts matters', () => {
    const shuffled = anyCart.chain((toPrice) => {
      const shuffle = <One>(all: readonly One[]) => fc.shuffledSubarray([...all], { minLength: all.length })
      return fc.tuple(fc.constant(toPrice), shuffle(toPrice.lines), shuffle(toPrice.discounts))
    })
    fc.assert(
      fc.property(shuffled, ([toPrice, lines, discounts]) => {
        const other = priceCart({ ...toPrice, lines, discounts })
        expect([other.orderDiscount, other.tax, other.payable]).toEqual(
          (({ orderDiscount, tax, payable }) => [orderDiscount, tax, payable])(priceCart(toPrice)),
        )
      }),
    )
  })

  test('each discount applies or says why not', () => {
    fc.assert(
      fc.property(anyCart, (toPrice) => {
        const { discounts, refused } = priceCart(toPrice)
        const named = [...discounts, ...refused].map(({ id }) => id).sort()
        expect(named).toEqual(toPrice.discounts.map(({ id }) => id))
      }),
    )
  })
})
