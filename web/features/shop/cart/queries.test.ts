import { beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { fetchOver } from '../../../../tests/evaluate-groq.ts'
import { checkCart } from './queries.ts'

const { fetchUncached, readDiscounts, readGiftCards, readUsedDiscounts } = vi.hoisted(() => ({
  fetchUncached: vi.fn(),
  readDiscounts: vi.fn(),
  readGiftCards: vi.fn(),
  readUsedDiscounts: vi.fn(),
}))
vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }))
vi.mock('#web/sanity/fetch/fetch-uncached.ts', () => ({ fetchUncached }))
vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: () => ({ fetch: fetchOver(ORDERS) }),
}))
vi.mock('../discounts/queries.ts', () => ({ readDiscounts, readUsedDiscounts }))
vi.mock('../gift-cards/queries.ts', () => ({ readGiftCards }))

const order = (id: string, uid: string, fields: object = {}) => ({
  _id: `order.${id}`,
  _type: 'order',
  customer: { uid },
  state: 'pending',
  isWaiting: false,
  holdsStock: true,
  lines: [
    { number: 'lamp', quantity: 2, isCounted: true },
    { number: 'lamp', quantity: 1, isCounted: false },
  ],
  ...fields,
})
const ORDERS = [
  order('first', 'mary'),
  order('second', 'mary', { lines: [{ number: 'lamp', quantity: 1, isCounted: true }] }),
  order('paid', 'mary', { state: 'paid' }),
  order('transfer', 'mary', { isWaiting: true }),
  order('other', 'omar'),
]

const check = (owner: { uid: string; hasTriedTooMany: boolean }) =>
  checkCart({ locale: 'en', items: [], codes: ['FIRST-ORDER'] }, owner, Date.now())

beforeEach(() => {
  fetchUncached.mockResolvedValue(null)
  readDiscounts.mockResolvedValue([])
  readGiftCards.mockResolvedValue([])
})

test('ASVS 2.4.1: after too many tries a code is not looked up, so that a right guess looks like a wrong one', async () => {
  expect((await check({ uid: 'mary', hasTriedTooMany: true })).codeErrors).toEqual({
    'FIRST-ORDER': 'tooMany',
  })
  expect(readDiscounts).toHaveBeenLastCalledWith([], 'en', 'mary')
  expect(readGiftCards).toHaveBeenLastCalledWith([], 'mary')
  expect((await check({ uid: 'mary', hasTriedTooMany: false })).codeErrors).toEqual({
    'FIRST-ORDER': 'unknown',
  })
})

test('a code for one use is used up for the customer who has used it', async () => {
  const once = {
    id: 'discount.1',
    code: 'FIRST-ORDER',
    scope: 'all',
    maxUses: null,
    maxUsesPerCustomer: 1,
    uses: 1,
  }
  readDiscounts.mockResolvedValue([once])
  readUsedDiscounts.mockImplementation((uid: string) => Promise.resolve(uid === 'mary' ? ['discount.1'] : []))
  const exhausted = async (uid: string) =>
    (await check({ uid, hasTriedTooMany: false })).discounts.map((discount) => discount.exhausted)
  expect(await exhausted('mary')).toEqual(['alreadyUsed'])
  expect(await exhausted('omar')).toEqual([null])
  expect(await exhausted('')).toEqual([null])
})

test('what a customer’s unpaid orders reserve is theirs to order; a transfer on its way keeps its units', async () => {
  const lamp = {
    number: 'lamp',
    documentId: 'product.lamp',
    title: 'Lamp',
    price: 1_000,
    currency: 'USD',
    available: 0,
    href: { type: 'product', address: 'lamp' },
  }
  fetchUncached.mockImplementation(({ schema }: { schema: z.ZodType }) =>
    Promise.resolve(schema.parse({ products: [lamp] })),
  )
  const availableTo = async (uid: string) => {
    const cart = { locale: 'en' as const, items: [{ productId: 'lamp', quantity: 1 }], codes: [] }
    const { lines } = await checkCart(cart, { uid, hasTriedTooMany: false }, Date.now())
    return lines.map(({ product }) => product?.available)
  }
  expect(await availableTo('mary')).toEqual([3])
  expect(await availableTo('ada')).toEqual([0])
})
