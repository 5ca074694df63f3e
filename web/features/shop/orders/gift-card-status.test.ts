import { expect, test, vi } from 'vitest'
import { planGiftCardTake, withGiftCard } from './gift-card-status.ts'
import type { Order } from './order-document.ts'

const readGiftCardBalance = vi.hoisted(() => vi.fn())
vi.mock('../gift-cards/queries.ts', () => ({ readGiftCardBalance }))

const giftCard = { card: 'card', ending: 'WXYZ', amount: 500 }
const order = { _id: 'order.1', giftCard } as unknown as Order

test('what a card paid counts as paid, and what went back to it as refunded', () => {
  const paid = { kind: 'paid', amount: 1_000, refunded: 1_000 } as const
  expect(withGiftCard(paid, order, [])).toMatchObject({ amount: 1_500, refunded: 1_000 })
  const refunds = [{ state: 'made', amount: 1_500, giftCardAmount: 500 }] as Order['refunds']
  expect(withGiftCard(paid, order, refunds)).toMatchObject({ amount: 1_500, refunded: 1_500 })
  expect(withGiftCard({ kind: 'open' }, order, [])).toEqual({ kind: 'open' })
})

test('a late payment takes from its card what is left, and the order says what is missing', async () => {
  readGiftCardBalance.mockResolvedValue({ balance: 500, revision: 'g1' })
  expect(await planGiftCardTake(order, 'take')).toMatchObject({ giftCard, isShort: false })
  readGiftCardBalance.mockResolvedValue({ balance: 200, revision: 'g1' })
  expect(await planGiftCardTake(order, 'take')).toEqual({
    giftCard: { ...giftCard, missing: 300 },
    isShort: true,
    guards: [{ id: 'giftCardUses.card', type: 'giftCardUses', revision: 'g1' }],
  })
  readGiftCardBalance.mockResolvedValue(null)
  expect(await planGiftCardTake(order, 'take')).toMatchObject({ giftCard: { missing: 500 }, guards: [] })
  for (const stock of ['keep', 'release'] as const) expect(await planGiftCardTake(order, stock)).toBeNull()
})
