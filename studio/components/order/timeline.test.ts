import { expect, test } from 'vitest'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { buildTimeline } from './timeline.ts'

const at = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`

const order = {
  currency: 'USD',
  customer: { email: 'mary@example.com' },
  lines: [{ _key: 'cap', title: 'Cap', options: 'green', quantity: 2 }],
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
} as unknown as Order

test('a failed refund shows its reason and what happened to its items', () => {
  expect(buildTimeline(order).map(({ title, detail }) => [title, detail])).toEqual([
    ['Refunded items taken out of stock again', '2 × Cap (green)'],
    ['Refund failed', '23.60 USD for 2 × Cap (green): lost or stolen card'],
    ['Refunded in full', '23.60 USD for 2 × Cap (green), returned to stock'],
  ])
})
