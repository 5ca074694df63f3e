import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planRefund } from '#schemas/shared/refunds.ts'
import { offer, product, request } from '../checkout/compose.fixture.ts'
import { composeOrder, type OrderRequest } from '../checkout/compose.ts'
import { deliveryMethod } from '../delivery/delivery-method.fixture.ts'
import { discount } from '../pricing/discount.fixture.ts'
import { applySessionTax } from './automatic-tax.ts'
import { invoiceSums } from './documents/invoice-sums.ts'

const delivery = deliveryMethod({ id: 'world', countries: ['NZ'], price: 500, taxClass: 'standard' })

/** Composes an order whose tax Stripe computes. */
function compose(
  products: { price: number; taxClass?: string; kind?: 'physical' | 'digital' }[],
  { quantity = 1, percent = 0, pricesIncludeTax = false, serviceCharge = 0 } = {},
  more: Partial<OrderRequest> = {},
) {
  const shop = offer(...products.map((fields, index) => product(String(index), fields)))
  const settings = { ...shop.settings, taxProvider: 'stripe' as const, pricesIncludeTax, serviceCharge }
  const items = products.map((_one, index) => ({ productId: String(index), quantity }))
  const discounts = percent === 0 ? [] : [discount({ kind: 'percent', percent })]
  const giftCards = [
    { id: 'giftCard.1', code: 'TEST-CARD-FREE-2468', currency: 'USD', balance: 500, until: null },
  ]
  const composed = composeOrder(
    { ...request('0', 1), items, ...more },
    { ...shop, settings, discounts, giftCards, delivery: [delivery] },
  )
  if (!composed.ok) return composed
  return { ok: true as const, value: { state: 'paid' as const, ...composed.value } }
}

function composed(...given: Parameters<typeof compose>) {
  const order = compose(...given)
  if (!order.ok) throw new Error(order.error.kind)
  return order.value
}

describe('an order with Stripe Tax', () => {
  test('has no tax before the payment, and names Stripe’s code of each line', () => {
    const order = composed([
      { price: 1_000 },
      { price: 2_000, kind: 'digital' },
      { price: 9, taxClass: 'zero' },
    ])
    expect(order.totals).toMatchObject({ tax: 0, payable: 3_509 })
    expect(order.lines.map(({ taxCode }) => taxCode)).toEqual([
      'txcd_99999999',
      'txcd_10000000',
      'txcd_00000000',
    ])
    expect(order.delivery?.taxCode).toBe('txcd_92010001')
  })

  test('takes no gift card, which would pay before the tax is known', () => {
    const code = 'TEST-CARD-FREE-2468'
    expect(compose([{ price: 1_000 }], {}, { codes: [code] })).toEqual({
      ok: false,
      error: { kind: 'discount', code, reason: 'giftCardTax' },
    })
  })
})

test('what Stripe computed becomes the tax of lines, delivery, rates and total', () => {
  const order = composed([{ price: 1_000 }, { price: 2_000 }])
  const taxed = applySessionTax(order, {
    status: 'complete',
    amount: 375,
    country: 'NZ',
    lines: new Map([
      ['0', { amount: 150, percent: 15 }],
      ['1', { amount: 150, percent: 7.5 }],
    ]),
    delivery: { amount: 75, percent: 15 },
  })
  expect(taxed).toMatchObject({
    lines: [
      { tax: 150, taxPercent: 15 },
      { tax: 150, taxPercent: 7.5 },
    ],
    delivery: { tax: 75, taxPercent: 15 },
    totals: { tax: 375, payable: 3_875 },
    taxes: [
      { percent: 7.5, net: 2_000, amount: 150 },
      { percent: 15, net: 1_500, amount: 225 },
    ],
    taxCountry: 'NZ',
    automaticTaxStatus: 'complete',
  })
})

const DIGITAL = composed([{ price: 1_000, kind: 'digital' }])
const TAX = {
  status: 'complete' as const,
  amount: 200,
  country: 'GB',
  lines: new Map([['0', { amount: 200, percent: 20 }]]),
  delivery: { amount: 0, percent: 0 },
}

test('an order without delivery has one rate, and prices exclude tax unless the order says otherwise', () => {
  const { pricesIncludeTax: _, ...order } = DIGITAL
  const taxed = applySessionTax(order, TAX)
  expect(taxed.taxes).toEqual([{ _key: 'rate-20', percent: 20, net: 1_000, amount: 200 }])
  expect(taxed.totals.payable).toBe(1_200)
  expect(taxed).not.toHaveProperty('delivery')
})

test('a discount on delivery is not taxed', () => {
  const order = composed([{ price: 1_000 }])
  if (!order.delivery) throw new Error('The order has no delivery.')
  const reduced = { ...order, delivery: { ...order.delivery, discount: 300 } }
  const taxed = applySessionTax(reduced, { ...TAX, delivery: { amount: 40, percent: 20 } })
  expect(taxed.taxes).toEqual([{ _key: 'rate-20', percent: 20, net: 1_200, amount: 240 }])
})

test('a computation that failed leaves the order without tax and says so', () => {
  const order = composed([{ price: 1_000 }])
  const none = { amount: 0, percent: 0 }
  const taxed = applySessionTax(order, {
    status: 'failed',
    amount: 0,
    country: null,
    lines: new Map(),
    delivery: none,
  })
  expect(taxed).toMatchObject({ totals: order.totals, automaticTaxStatus: 'failed', lines: [{ tax: 0 }] })
  expect(taxed).not.toHaveProperty('taxCountry')
})

test('for any order and rates, the invoice adds up, and refunds of all lines never exceed what was paid', () => {
  const anyProduct = fc.record({
    price: fc.integer({ min: 1, max: 500_000 }),
    taxClass: fc.constantFrom('standard', 'zero'),
    percent: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100),
  })
  fc.assert(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 5 }),
      fc.record({
        quantity: fc.integer({ min: 1, max: 3 }),
        percent: fc.integer({ min: 0, max: 99 }),
        pricesIncludeTax: fc.boolean(),
        serviceCharge: fc.nat(500),
      }),
      (products, options) => {
        const order = composed(products, options)
        const taxOn = (cost: number, percent: number) =>
          Math.round((cost * percent) / (options.pricesIncludeTax ? 100 + percent : 100))
        const lines = new Map(
          order.lines.map((line, index) => {
            const percent = products[index]?.percent ?? 0
            return [
              line._key,
              { amount: taxOn(line.total - (line.discount ?? 0), percent), percent },
            ] as const
          }),
        )
        const onDelivery = { amount: taxOn(500, 20), percent: 20 }
        const amount = [...lines.values(), onDelivery].reduce((sum, one) => sum + one.amount, 0)
        const tax = { status: 'complete' as const, amount, country: 'NZ', lines, delivery: onDelivery }
        const taxed = { ...order, ...applySessionTax(order, tax) }
        const sums = invoiceSums(taxed)
        const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)
        expect(total(sums.taxes.map((one) => one.amount))).toBe(amount)
        expect(sums.net + amount + taxed.totals.serviceCharge).toBe(taxed.totals.payable)
        expect(total(sums.taxes.map((one) => one.net))).toBe(sums.net)
        const back = planRefund(taxed, {
          kind: 'lines',
          lines: taxed.lines.map(({ _key, quantity }) => ({ line: _key, quantity })),
        })
        expect(back.ok ? back.value.amount : 0).toBeLessThanOrEqual(taxed.totals.payable)
      },
    ),
  )
})
