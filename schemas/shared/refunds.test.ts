import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giftCardBalance } from './gift-cards.ts'
import {
  giftCardPart,
  type OrderRefund,
  planRefund,
  refundableAmount,
  type RefundableOrder,
  refundedAmount,
  refundedQuantity,
  type RefundRequest,
} from './refunds.ts'

const order = (fields: Partial<RefundableOrder> = {}): RefundableOrder => ({
  currency: 'USD',
  lines: [
    { _key: 'cap', quantity: 3, total: 1_000, tax: 180 },
    { _key: 'file', quantity: 1, total: 499, tax: 0 },
  ],
  totals: { payable: 1_679, tax: 180 },
  ...fields,
})

const units = (line: string, quantity: number): RefundRequest => ({
  kind: 'lines',
  lines: [{ line, quantity }],
})

const money = (amount: number): RefundRequest => ({ kind: 'amount', amount, cause: 'goodwill' })

/** Returns an order after a refund, or unchanged if the refund is impossible. */
function after(
  before: RefundableOrder,
  request: RefundRequest,
  state: OrderRefund['state'] = 'made',
): RefundableOrder {
  const plan = planRefund(before, request)
  return plan.ok ? { ...before, refunds: [...(before.refunds ?? []), { state, ...plan.value }] } : before
}

test('portions of a line, with tax, add up to exactly what was paid', () => {
  const amounts = [1, 2, 3].map((times) => {
    let current = order()
    for (let time = 1; time < times; time += 1) current = after(current, units('cap', 1))
    const plan = planRefund(current, units('cap', 1))
    return plan.ok && plan.value.amount
  })
  expect(amounts).toEqual([393, 393, 394])
})

test('a full refund covers everything left, with the service charge', () => {
  const charged = order({ totals: { payable: 1_779, tax: 180 } })
  expect(planRefund(after(charged, units('file', 1)), { kind: 'all' })).toEqual({
    ok: true,
    value: { amount: 1_280, lines: [{ line: 'cap', quantity: 3, amount: 1_180 }] },
  })
})

test.each<[string, RefundableOrder, RefundRequest, string]>([
  ['more units than were bought', order(), units('cap', 4), 'tooMany'],
  ['units that were refunded already', after(order(), units('file', 1)), units('file', 1), 'tooMany'],
  ['a line of another order', order(), units('hat', 1), 'unknownLine'],
  ['nothing', order(), { kind: 'lines', lines: [] }, 'nothing'],
  ['anything twice', after(order(), { kind: 'all' }), { kind: 'all' }, 'nothing'],
  [
    'more money than is left',
    order({ refunds: [{ state: 'made', amount: 1_600 }] }),
    units('cap', 1),
    'tooMuch',
  ],
  ['an amount of nothing', order(), money(0), 'nothing'],
  ['a negative amount', order(), money(-5), 'nothing'],
  ['a part of a cent', order(), money(0.5), 'nothing'],
  ['a larger amount than was paid', order(), money(1_680), 'tooMuch'],
  [
    'a larger amount than is left',
    order({ refunds: [{ state: 'asked', amount: 1_600 }] }),
    money(80),
    'tooMuch',
  ],
  ['an amount that cards cannot pay', order({ currency: 'KWD' }), money(1_005), 'unpayable'],
])('%s is not refunded', (_name, given, request, error) => {
  expect(planRefund(given, request)).toEqual({ ok: false, error })
})

test('an amount is refunded without lines, and limits what is left for lines', () => {
  expect(planRefund(order(), money(1_679))).toEqual({ ok: true, value: { amount: 1_679, lines: [] } })
  const partly = after(order(), money(700))
  expect(refundableAmount(partly)).toBe(979)
  expect(planRefund(partly, units('cap', 3))).toEqual({ ok: false, error: 'tooMuch' })
  expect(planRefund(partly, units('cap', 2))).toMatchObject({ ok: true, value: { amount: 786 } })
})

test('a requested refund counts, a failed one does not', () => {
  expect(refundableAmount(after(order(), { kind: 'all' }, 'asked'))).toBe(0)
  expect(refundableAmount(after(order(), { kind: 'all' }, 'failed'))).toBe(1_679)
})

test('unknown line taxes are allocated', () => {
  const old = order({ lines: order().lines.map(({ tax: _tax, ...line }) => line) })
  expect(after(after(old, units('cap', 3)), units('file', 1)).refunds?.map(({ amount }) => amount)).toEqual([
    1_120, 559,
  ])
})

const anyOrder = fc
  .record({
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 99 }),
        unit: fc.integer({ min: 1, max: 500_000 }),
        tax: fc.integer({ min: 0, max: 100_000 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    charge: fc.integer({ min: 0, max: 5_000 }),
    pricesIncludeTax: fc.boolean(),
  })
  .map(({ currency, lines, charge, pricesIncludeTax }): RefundableOrder => {
    const step = currency === 'KWD' ? 10 : 1
    const priced = lines.map(({ quantity, unit, tax }, index) => ({
      _key: String(index),
      quantity,
      total: quantity * unit * step,
      tax: tax * step,
    }))
    const tax = priced.reduce((sum, line) => sum + line.tax, 0)
    const subtotal = priced.reduce((sum, line) => sum + line.total, 0)
    const payable = subtotal + (pricesIncludeTax ? 0 : tax) + charge * step
    return { currency, lines: priced, totals: { tax, payable }, pricesIncludeTax }
  })

const anyRequest: fc.Arbitrary<RefundRequest> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<RefundRequest>({ kind: 'all' }) },
  { weight: 2, arbitrary: fc.integer({ min: -10, max: 100_000 }).map(money) },
  {
    weight: 6,
    arbitrary: fc
      .array(fc.record({ line: fc.nat(5).map(String), quantity: fc.integer({ min: 0, max: 40 }) }), {
        maxLength: 3,
      })
      .map((lines): RefundRequest => ({ kind: 'lines', lines })),
  },
)

describe('any sequence of refunds', () => {
  test('never exceeds the payment or the quantities, and every amount is payable', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyRequest, { maxLength: 12 }), (bought, requests) => {
        const end = requests.reduce((current, request) => after(current, request), bought)
        expect(refundedAmount(end)).toBeLessThanOrEqual(end.totals.payable)
        for (const { _key, quantity } of end.lines)
          expect(refundedQuantity(end, _key)).toBeLessThanOrEqual(quantity)
        const step = end.currency === 'KWD' ? 10 : 1
        for (const { amount, lines } of end.refunds ?? []) {
          expect(amount % step).toBe(0)
          expect((lines ?? []).reduce((sum, part) => sum + part.amount, 0)).toBeLessThanOrEqual(amount)
        }
      }),
    )
  })

  test('unit by unit equals a refund at once', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(fc.nat(40), { maxLength: 12 }), (bought, portions) => {
        const line = bought.lines[0]
        if (!line) return
        const portioned = portions.reduce(
          (current, quantity) => after(current, units(line._key, quantity)),
          bought,
        )
        const whole = after(
          portioned,
          units(line._key, line.quantity - refundedQuantity(portioned, line._key)),
        )
        expect(refundedAmount(whole)).toBe(line.total + (bought.pricesIncludeTax ? 0 : (line.tax ?? 0)))
      }),
    )
  })

  test('followed by a full refund equals the payment', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyRequest, { maxLength: 6 }), (bought, requests) => {
        const end = [...requests, { kind: 'all' } as const].reduce(
          (current, request) => after(current, request),
          bought,
        )
        expect(refundedAmount(end)).toBe(bought.totals.payable)
      }),
    )
  })
})

test('portions in dinars are whole steps, and the last one covers the rest', () => {
  const dinars = order({
    currency: 'KWD',
    lines: [{ _key: 'cap', quantity: 3, total: 1_005, tax: 0 }],
    totals: { payable: 1_005, tax: 0 },
  })
  const portions = [1, 2].reduce((current) => after(current, units('cap', 1)), dinars)
  expect(after(portions, units('cap', 1)).refunds?.map(({ amount }) => amount)).toEqual([330, 340, 335])
  expect(after(dinars, units('cap', 3)).refunds?.map(({ amount }) => amount)).toEqual([1_005])
})

test('if prices include tax, a line is refunded at its price', () => {
  const included = order({ pricesIncludeTax: true, totals: { payable: 1_499, tax: 180 } })
  expect(after(included, units('cap', 3)).refunds?.map(({ amount }) => amount)).toEqual([1_000])
})

test('if the tax of any line is unknown, the tax is allocated to all', () => {
  const mixed = order({
    lines: [
      { _key: 'cap', quantity: 1, total: 1_000, tax: 0 },
      { _key: 'file', quantity: 1, total: 1_000 },
    ],
    totals: { payable: 2_200, tax: 200 },
  })
  expect(after(mixed, units('cap', 1)).refunds?.map(({ amount }) => amount)).toEqual([1_100])
})

test('a refund without lines returns no units of them', () => {
  const partly = order({ refunds: [{ state: 'made', amount: 100 }] })
  expect(refundedQuantity(partly, 'cap')).toBe(0)
})

test('a line that cost nothing has nothing to refund', () => {
  const free = order({ lines: [{ _key: 'gift', quantity: 1, total: 0, tax: 0 }, ...order().lines] })
  expect(planRefund(free, units('gift', 1))).toEqual({ ok: false, error: 'nothing' })
})

test('a full refund after refunds without lines gives lines no more than is left', () => {
  const partly = order({ refunds: [{ state: 'made', amount: 1_600 }] })
  expect(planRefund(partly, { kind: 'all' })).toEqual({
    ok: true,
    value: {
      amount: 79,
      lines: [
        { line: 'cap', quantity: 3, amount: 79 },
        { line: 'file', quantity: 1, amount: 0 },
      ],
    },
  })
})

describe('an order that a gift card pays in part', () => {
  const GIFT = 1_000
  const paid = (fields: Partial<RefundableOrder> = {}) => order({ giftCard: { amount: GIFT }, ...fields })

  /** Returns an order after a refund, with the part of the gift card. */
  const refund = (
    before: RefundableOrder,
    request: RefundRequest,
    state: OrderRefund['state'] = 'made',
  ): RefundableOrder => {
    const plan = planRefund(before, request)
    if (!plan.ok) return before
    const giftCardAmount = giftCardPart(before, plan.value.amount)
    return { ...before, refunds: [...(before.refunds ?? []), { state, ...plan.value, giftCardAmount }] }
  }

  test('is refunded to the payment method first, then to the card', () => {
    expect(giftCardPart(paid(), 679)).toBe(0)
    expect(giftCardPart(paid(), 700)).toBe(21)
    const partly = refund(paid(), units('file', 1))
    expect(partly.refunds?.at(-1)).toMatchObject({ amount: 499, giftCardAmount: 0 })
    expect(refund(partly, { kind: 'all' }).refunds?.at(-1)).toMatchObject({
      amount: 1_180,
      giftCardAmount: GIFT,
    })
  })

  test('keeps on the card what a refund gave back before the bank returned the rest', () => {
    const failed = refund(paid(), { kind: 'all' }, 'failed')
    expect(refundedAmount(failed)).toBe(GIFT)
    expect(refundableAmount(failed)).toBe(679)
    expect(giftCardPart(failed, 679)).toBe(0)
  })

  test('is not refunded for what the card no longer had', () => {
    expect(refundableAmount(paid({ giftCard: { amount: GIFT, missing: 400 } }))).toBe(1_279)
  })

  test('gives back what it took, in any portions', () => {
    const anyRequest = fc.oneof(
      fc.constant<RefundRequest>({ kind: 'all' }),
      fc.integer({ min: 1, max: 1_700 }).map(money),
      fc.constantFrom('cap', 'file').map((line) => units(line, 1)),
    )
    fc.assert(
      fc.property(fc.nat(1_679), fc.array(anyRequest, { maxLength: 8 }), (amount, requests) => {
        const begin = paid({ giftCard: { amount } })
        const end = refund(
          requests.reduce((current, request) => refund(current, request), begin),
          { kind: 'all' },
        )
        const back = (end.refunds ?? []).reduce((sum, one) => sum + (one.giftCardAmount ?? 0), 0)
        expect(back).toBe(amount)
        expect(refundedAmount(end)).toBe(1_679)
        expect(giftCardBalance(5_000, [end])).toBe(5_000)
      }),
    )
  })
})
