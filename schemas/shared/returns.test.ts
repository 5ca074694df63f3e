import { describe, expect, test } from 'vitest'
import {
  describeOpenReturns,
  isReturnable,
  nextReturnStates,
  RETURN_STATES,
  type ReturnableOrder,
  returnableQuantity,
  returnableUntil,
} from './returns.ts'

const DAY = 86_400_000
const SHIPPED = Date.parse('2026-11-01T00:00:00Z')

const order: ReturnableOrder = {
  state: 'fulfilled',
  currency: 'USD',
  fulfilment: { at: '2026-11-01T00:00:00Z' },
  delivery: { maxDays: 5 },
  totals: { payable: 4_000, tax: 0 },
  lines: [
    { _key: 'a', kind: 'physical', quantity: 3, total: 3_000, tax: 0 },
    { _key: 'b', kind: 'digital', quantity: 1, total: 1_000, tax: 0 },
  ],
}
const part = (quantity: number) => [{ line: 'a', quantity }]

test('every return ends as refunded or refused, and each open state has a next step', () => {
  for (const { value, isOpen } of RETURN_STATES) expect(nextReturnStates(value).length > 0).toBe(isOpen)
  expect(nextReturnStates('requested')).toEqual(['approved', 'refused'])
  expect(nextReturnStates('approved')).not.toContain('refunded')
})

describe('the days of the policy', () => {
  test('count from the day of shipping and the longest delivery time, with its weekends', () => {
    const daysFor = (maxDays: number) => {
      const until = returnableUntil({ ...order, delivery: { maxDays } }, 14) ?? 0
      return (until + 1 - SHIPPED) / DAY - 1
    }
    expect([0, 1, 5, 6].map(daysFor)).toEqual([14, 17, 21, 24])
  })

  test('end with the day that the page shows', () => {
    const afternoon = { ...order, fulfilment: { at: '2026-11-01T15:30:00Z' } }
    const until = Date.parse('2026-11-22T23:59:59.999Z')
    expect(returnableUntil(afternoon, 14)).toBe(until)
    expect(isReturnable(afternoon, 14, until)).toBe(true)
    expect(isReturnable(afternoon, 14, until + 1)).toBe(false)
  })

  test('do not begin before the items are shipped', () => {
    expect(returnableUntil({ ...order, fulfilment: null }, 14)).toBeNull()
    expect(isReturnable({ ...order, state: 'paid', fulfilment: null }, 14, SHIPPED)).toBe(false)
    expect(isReturnable({ ...order, state: 'refunded' }, 14, SHIPPED)).toBe(false)
  })
})

describe('the units that can be returned', () => {
  test('are those that are neither refunded nor in an open return', () => {
    expect(returnableQuantity(order, 'a')).toBe(3)
    const refunded = {
      ...order,
      refunds: [
        { state: 'made' as const, amount: 1_000, lines: [{ line: 'a', quantity: 1, amount: 1_000 }] },
      ],
    }
    expect(returnableQuantity(refunded, 'a')).toBe(2)
    expect(returnableQuantity({ ...refunded, returns: [{ state: 'approved', lines: part(2) }] }, 'a')).toBe(0)
    expect(returnableQuantity({ ...order, returns: [{ state: 'refused', lines: part(3) }] }, 'a')).toBe(3)
  })

  test('are none of a download or an unknown line', () => {
    expect(returnableQuantity(order, 'b')).toBe(0)
    expect(returnableQuantity(order, 'c')).toBe(0)
  })
})

const inStates = (...states: string[]) => describeOpenReturns(states.map((state) => ({ state })))

test('an order says how far its open returns are', () => {
  expect(inStates('refunded', 'approved')).toBe('Return approved')
  expect(inStates('received', 'requested', 'requested', 'approved')).toBe(
    'Return requested, approved and received',
  )
})

test('closed returns, and none, are not mentioned', () => {
  expect(inStates('refunded', 'refused')).toBeUndefined()
  expect(describeOpenReturns(undefined)).toBeUndefined()
})
