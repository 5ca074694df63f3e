import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from './order-document.ts'
import type { NewOrder } from './order-store.ts'
import { planRefundStockMoves, planStockMoves, reserveStock } from './stock.ts'

const { insertOrder, readCounts, readDiscountUses, readGiftCardBalance } = vi.hoisted(() => ({
  insertOrder: vi.fn(),
  readCounts: vi.fn(),
  readDiscountUses: vi.fn(),
  readGiftCardBalance: vi.fn(),
}))
vi.mock('./order-store.ts', () => ({ insertOrder }))
vi.mock('./queries.ts', () => ({ readCounts }))
vi.mock('../discounts/queries.ts', () => ({ readDiscountUses }))
vi.mock('../gift-cards/queries.ts', () => ({ readGiftCardBalance }))

const line = (product: string, quantity: number, isCounted = true) => ({
  _key: product,
  product,
  quantity,
  isCounted,
})
const LINES = [line('lamp', 2), line('cap', 1), line('file', 5, false)]
const order = (fields: object = {}) =>
  ({ _id: 'order.1', lines: LINES, holdsStock: true, ...fields }) as unknown as Order & NewOrder

const stock = (lamp: number, cap: number) =>
  readCounts.mockResolvedValue(
    new Map([
      ['inventory-lamp', { revision: 'l1', available: lamp }],
      ['inventory-cap', { revision: 'c1', available: cap }],
    ]),
  )

beforeEach(() => {
  vi.resetAllMocks()
  stock(2, 1)
  readDiscountUses.mockResolvedValue([])
  insertOrder.mockResolvedValue(order())
})

test('an order takes its counted units onto the counts that were read', async () => {
  await reserveStock(order(), 'r1')
  expect(insertOrder).toHaveBeenCalledExactlyOnceWith(
    order(),
    [
      { inventoryId: 'inventory-lamp', quantity: -2, revision: 'l1' },
      { inventoryId: 'inventory-cap', quantity: -1, revision: 'c1' },
    ],
    'r1',
    [],
  )
})

test('an order with one product too few takes nothing', async () => {
  stock(2, 0)
  expect(await reserveStock(order(), 'r1')).toBeNull()
  readCounts.mockResolvedValue(new Map())
  expect(await reserveStock(order(), 'r1')).toBeNull()
  expect(insertOrder).not.toHaveBeenCalled()
})

test('a code at its limit and a card with less than before are not used', async () => {
  const limited = order({ discounts: [{ discount: 'ten' }] })
  readDiscountUses.mockResolvedValue([{ id: 'ten', uses: 10, maxUses: 10, revision: 'd1' }])
  expect(await reserveStock(limited, 'r1')).toBeNull()
  const paidByCard = order({ giftCard: { card: 'card', amount: 500 } })
  readDiscountUses.mockResolvedValue([])
  readGiftCardBalance.mockResolvedValue({ balance: 499, revision: 'g1' })
  expect(await reserveStock(paidByCard, 'r1')).toBeNull()
  expect(insertOrder).not.toHaveBeenCalled()
})

test('orders with one code or card conflict with each other', async () => {
  readDiscountUses.mockResolvedValue([{ id: 'ten', uses: 9, maxUses: 10, revision: 'd1' }])
  readGiftCardBalance.mockResolvedValue({ balance: 500, revision: null })
  const both = order({ discounts: [{ discount: 'ten' }], giftCard: { card: 'card', amount: 500 } })
  await reserveStock(both, 'r1')
  expect(readGiftCardBalance).toHaveBeenCalledWith('card', 'order.1')
  expect(insertOrder.mock.lastCall?.[3]).toEqual([
    { id: 'discountUses.ten', type: 'discountUses', revision: 'd1' },
    { id: 'giftCardUses.card', type: 'giftCardUses', revision: null },
  ])
})

test('released units return, and a late payment takes them again, all or none', async () => {
  const released = [
    { inventoryId: 'inventory-lamp', quantity: 2 },
    { inventoryId: 'inventory-cap', quantity: 1 },
  ]
  expect(await planStockMoves(order(), 'release')).toEqual({ moves: released, isShort: false })
  expect(await planStockMoves(order(), 'keep')).toEqual({ moves: [], isShort: false })
  expect(await planStockMoves(order(), 'take')).toMatchObject({ isShort: false, moves: [{}, {}] })
  stock(1, 1)
  expect(await planStockMoves(order(), 'take')).toEqual({ moves: [], isShort: true })
})

const refund = (state: string, quantity: number) =>
  [{ state, restock: true, lines: [{ line: 'lamp', quantity }] }] as Order['refunds']

test('a refund returns units once, and none of an order that holds none', async () => {
  const returned = [{ _key: 'lamp', pieces: 2 }]
  expect(await planRefundStockMoves(order(), refund('made', 2))).toEqual({
    moves: [{ inventoryId: 'inventory-lamp', quantity: 2 }],
    returned,
    retaken: 'none',
  })
  expect((await planRefundStockMoves(order({ returned }), refund('made', 2))).moves).toEqual([])
  expect((await planRefundStockMoves(order({ holdsStock: false }), refund('made', 2))).moves).toEqual([])
})

test('units of a refund that the bank returned are taken again, unless they were sold', async () => {
  const returned = order({ returned: [{ _key: 'lamp', pieces: 2 }], refunds: refund('made', 2) })
  expect(await planRefundStockMoves(returned, refund('failed', 2))).toEqual({
    moves: [{ inventoryId: 'inventory-lamp', quantity: -2, revision: 'l1' }],
    returned: [],
    retaken: 'taken',
  })
  stock(1, 1)
  expect(await planRefundStockMoves(returned, refund('failed', 2))).toEqual({
    moves: [],
    returned: [{ _key: 'lamp', pieces: 2 }],
    retaken: 'sold',
  })
  // One of two units is refunded still; both were returned, and count so until they are taken again.
  expect((await planRefundStockMoves(returned, refund('made', 1))).retaken).toBe('taken')
  stock(0, 1)
  expect((await planRefundStockMoves(returned, refund('made', 1))).returned).toEqual([
    { _key: 'lamp', pieces: 2 },
  ])
})
