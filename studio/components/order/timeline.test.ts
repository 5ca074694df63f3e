import { expect, test } from 'vitest'
import type { StoredOrder } from './stored-order.ts'
import { timelineOf } from './timeline.ts'

const at = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`

const order = {
  currency: 'USD',
  customer: { email: 'mary@example.com' },
  lines: [{ _key: 'cap', title: 'Cap', quantity: 2 }],
  refunds: [
    {
      _key: 'one',
      state: 'failed',
      amount: 2_360,
      restock: true,
      at: at(1),
      reason: 'lost_or_stolen_card',
      lines: [{ _key: 'cap', line: 'cap', quantity: 2, amount: 2_360 }],
    },
  ],
  history: [
    { _key: 'a', event: 'refunded', at: at(1), refund: 'one' },
    { _key: 'b', event: 'refundFailed', at: at(2), refund: 'one' },
    { _key: 'c', event: 'goodsTaken', at: at(3), refund: 'one' },
  ],
} as unknown as StoredOrder

test('a refund that the bank sent back is told with its reason, and what became of its goods', () => {
  expect(timelineOf(order).map(({ title, detail }) => [title, detail])).toEqual([
    ['Goods of that refund taken out of the stock again', '2 × Cap'],
    ['Refund did not go through', '23.60 USD for 2 × Cap: lost or stolen card'],
    ['Paid back in full', '23.60 USD for 2 × Cap, back into the stock'],
  ])
})
