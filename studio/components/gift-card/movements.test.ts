import { expect, test } from 'vitest'
import { giftCardBalance } from '#schemas/shared/gift-cards.ts'
import { countingOrders, type GiftCardOrderRow, movementsOf } from './movements.ts'

const order = (number: string, fields: Partial<GiftCardOrderRow>): GiftCardOrderRow => ({
  _id: `order.${number}`,
  number,
  state: 'paid',
  placedAt: '2026-11-25T10:00:00Z',
  currency: 'USD',
  giftCard: { card: 'giftCard.1', ending: '2468', amount: 500 },
  refunds: null,
  ...fields,
})

test('movements are listed newest first and add up to what the card lost', () => {
  const refund = { _key: 'r', state: 'made' as const, at: '2026-11-25T12:00:00Z', giftCardAmount: 300 }
  const orders = [
    order('A', { refunds: [refund, { ...refund, _key: 'asked', state: 'asked' }] }),
    order('B', { state: 'pending', placedAt: '2026-11-25T11:00:00Z' }),
    order('C', { state: 'expired' }),
  ]
  const movements = movementsOf(orders)
  expect(movements.map(({ order: { number }, what, amount }) => [number, what, amount])).toEqual([
    ['A', 'Given back', 300],
    ['B', 'Reserved', -500],
    ['A', 'Paid', -500],
  ])
  const sum = movements.reduce((total, { amount }) => total + amount, 0)
  expect(giftCardBalance(2_000, countingOrders(orders))).toBe(2_000 + sum)
})
