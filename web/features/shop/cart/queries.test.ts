import { beforeEach, expect, test, vi } from 'vitest'
import { checkCart } from './queries.ts'

const { readDiscounts, readGiftCards, readUsedDiscounts } = vi.hoisted(() => ({
  readDiscounts: vi.fn(),
  readGiftCards: vi.fn(),
  readUsedDiscounts: vi.fn(),
}))
vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }))
vi.mock('#web/sanity/fetch/fetch-uncached.ts', () => ({ fetchUncached: () => Promise.resolve(null) }))
vi.mock('../discounts/queries.ts', () => ({ readDiscounts, readUsedDiscounts }))
vi.mock('../gift-cards/queries.ts', () => ({ readGiftCards }))
vi.mock('./reserved-units/queries.ts', () => ({ readReservedUnits: () => Promise.resolve(new Map()) }))

const check = (owner: { uid: string; hasTriedTooMany: boolean }) =>
  checkCart({ locale: 'en', items: [], codes: ['FIRST-ORDER'] }, owner, Date.now())

beforeEach(() => {
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
