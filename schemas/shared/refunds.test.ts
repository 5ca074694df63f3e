import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  planRefund,
  refundableAmount,
  refundedAmount,
  refundedQuantity,
  type KeptRefund,
  type RefundableOrder,
  type RefundWish,
} from './refunds.ts'
import { shareOut } from './share-out.ts'

const order = (fields: Partial<RefundableOrder> = {}): RefundableOrder => ({
  currency: 'USD',
  lines: [
    { _key: 'cap', quantity: 3, total: 1_000, tax: 180 },
    { _key: 'file', quantity: 1, total: 499, tax: 0 },
  ],
  totals: { payable: 1_679, tax: 180 },
  ...fields,
})

const pieces = (line: string, quantity: number): RefundWish => ({
  kind: 'lines',
  lines: [{ line, quantity }],
})

/** An order after a refund that was granted; the same order where it was not. */
function after(
  before: RefundableOrder,
  wish: RefundWish,
  state: KeptRefund['state'] = 'made',
): RefundableOrder {
  const plan = planRefund(before, wish)
  return plan.ok ? { ...before, refunds: [...(before.refunds ?? []), { state, ...plan.value }] } : before
}

test('a line goes back with its tax, in portions that come to exactly what was paid', () => {
  const amounts = [1, 2, 3].map((times) => {
    let current = order()
    for (let time = 1; time < times; time += 1) current = after(current, pieces('cap', 1))
    const plan = planRefund(current, pieces('cap', 1))
    return plan.ok && plan.value.amount
  })
  expect(amounts).toEqual([393, 393, 394])
})

test('all of it is what is left, with the service charge', () => {
  const charged = order({ totals: { payable: 1_779, tax: 180 } })
  expect(planRefund(after(charged, pieces('file', 1)), { kind: 'all' })).toEqual({
    ok: true,
    value: { amount: 1_280, lines: [{ line: 'cap', quantity: 3, amount: 1_180 }] },
  })
})

test.each<[string, RefundableOrder, RefundWish, string]>([
  ['more pieces than were bought', order(), pieces('cap', 4), 'tooMany'],
  ['pieces that are back already', after(order(), pieces('file', 1)), pieces('file', 1), 'tooMany'],
  ['a line of another order', order(), pieces('hat', 1), 'unknownLine'],
  ['nothing', order(), { kind: 'lines', lines: [] }, 'nothing'],
  ['anything twice', after(order(), { kind: 'all' }), { kind: 'all' }, 'nothing'],
  [
    'more money than is left',
    order({ refunds: [{ state: 'made', amount: 1_600 }] }),
    pieces('cap', 1),
    'tooMuch',
  ],
])('%s is not paid back', (_name, given, wish, fault) => {
  expect(planRefund(given, wish)).toEqual({ ok: false, fault })
})

test('what was asked for is spoken for, what failed is not', () => {
  expect(refundableAmount(after(order(), { kind: 'all' }, 'asked'))).toBe(0)
  expect(refundableAmount(after(order(), { kind: 'all' }, 'failed'))).toBe(1_679)
})

test('an order that does not know the tax of its lines shares it out', () => {
  const old = order({ lines: order().lines.map(({ tax: _tax, ...line }) => line) })
  expect(after(after(old, pieces('cap', 3)), pieces('file', 1)).refunds?.map(({ amount }) => amount)).toEqual(
    [1_120, 559],
  )
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
  })
  .map(({ currency, lines, charge }): RefundableOrder => {
    const step = currency === 'KWD' ? 10 : 1
    const kept = lines.map(({ quantity, unit, tax }, index) => ({
      _key: String(index),
      quantity,
      total: quantity * unit * step,
      tax: tax * step,
    }))
    const tax = kept.reduce((sum, line) => sum + line.tax, 0)
    const goods = kept.reduce((sum, line) => sum + line.total, 0)
    return { currency, lines: kept, totals: { tax, payable: goods + tax + charge * step } }
  })

const anyWish: fc.Arbitrary<RefundWish> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<RefundWish>({ kind: 'all' }) },
  {
    weight: 6,
    arbitrary: fc
      .array(fc.record({ line: fc.nat(5).map(String), quantity: fc.integer({ min: 0, max: 40 }) }), {
        maxLength: 3,
      })
      .map((lines): RefundWish => ({ kind: 'lines', lines })),
  },
)

describe('whatever is paid back, and in which order', () => {
  test('never more than was paid, nor more pieces than were bought; and each step can be paid', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyWish, { maxLength: 12 }), (bought, wishes) => {
        const end = wishes.reduce((current, wish) => after(current, wish), bought)
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

  test('piece by piece comes to the same as at once', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(fc.nat(40), { maxLength: 12 }), (bought, portions) => {
        const line = bought.lines[0]
        if (!line) return
        const portioned = portions.reduce(
          (current, quantity) => after(current, pieces(line._key, quantity)),
          bought,
        )
        const whole = after(
          portioned,
          pieces(line._key, line.quantity - refundedQuantity(portioned, line._key)),
        )
        expect(refundedAmount(whole)).toBe(line.total + (line.tax ?? 0))
      }),
    )
  })

  test('everything after anything comes to what was paid', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyWish, { maxLength: 6 }), (bought, wishes) => {
        const end = [...wishes, { kind: 'all' } as const].reduce(
          (current, wish) => after(current, wish),
          bought,
        )
        expect(refundedAmount(end)).toBe(bought.totals.payable)
      }),
    )
  })
})

test('what is shared out comes to the amount', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 9 }),
      fc.constantFrom(1, 10),
      (amount, weights, step) => {
        const shares = shareOut(amount, weights, step)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
