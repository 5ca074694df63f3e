import { expect, test } from 'vitest'
import { failure, success } from '#web/lib/result.ts'
import type { Order } from '../order-document.ts'
import { planRequestedRefund } from './refund-order.ts'

const OMAR = { id: 'omar', name: 'Omar Haddad' }
const KEY = 'key-of-this-refund'

const order = (fields: object = {}) =>
  ({
    _id: 'order.1',
    state: 'paid',
    currency: 'USD',
    totals: { payable: 3_000, tax: 0 },
    lines: [{ _key: 'lamp', kind: 'physical', quantity: 3, total: 3_000, tax: 0 }],
    ...fields,
  }) as unknown as Order

const refund = (of: Order, fields: object = {}) =>
  planRequestedRefund(of, { request: { kind: 'all' }, restock: true, key: KEY, ...fields }, OMAR)

test('a refund is requested once, by a named user', () => {
  expect(refund(order())).toMatchObject({
    value: {
      change: { refunds: [{ _key: KEY, state: 'asked', amount: 3_000, restock: true, by: OMAR }] },
      history: [{ event: 'refundAsked', by: OMAR, refund: KEY }],
    },
  })
  expect(refund(order({ refunds: [{ _key: KEY, state: 'asked', amount: 3_000 }] }))).toEqual(success('done'))
})

test.each([
  ['pending', 'state'],
  ['expired', 'state'],
  ['failed', 'state'],
  ['refunded', 'nothing'],
] as const)('nothing is refunded of an order that is %s', (state, error) => {
  expect(refund(order({ state }))).toEqual(failure(error))
})

test('what a gift card paid goes back to it', () => {
  const paid = order({ giftCard: { card: 'giftCard.1', ending: 'WXYZ', amount: 1_000 } })
  expect(refund(paid)).toMatchObject({
    value: { change: { refunds: [{ amount: 3_000, giftCardAmount: 1_000 }] } },
  })
})

test('an amount without line items returns no units to the stock', () => {
  const amount = { request: { kind: 'amount', amount: 500, cause: 'late' } }
  expect(refund(order(), amount)).toMatchObject({
    value: { change: { refunds: [{ amount: 500, restock: false, cause: 'late' }] } },
  })
})
