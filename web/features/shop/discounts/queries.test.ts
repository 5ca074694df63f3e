import { expect, test, vi } from 'vitest'
import { fetchOver } from '../../../../tests/evaluate-groq.ts'
import { readDiscounts, readDiscountUses, readUsedDiscounts } from './queries.ts'

vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: (perspective?: 'raw' | 'published') => ({ fetch: fetchOver(DOCUMENTS, perspective) }),
}))

const discount = (id: string, fields: object) => ({
  _id: id,
  _type: 'discount',
  title: [{ language: 'en', value: id }],
  kind: 'percent',
  percent: 10,
  currency: 'USD',
  ...fields,
})
const order = (id: string, uid: string, state: string, fields: object = {}) => ({
  _id: `order.${id}`,
  _type: 'order',
  customer: { uid },
  state,
  isWaiting: false,
  discounts: [{ discount: 'discount.ten' }],
  ...fields,
})
const DOCUMENTS = [
  discount('discount.ten', { code: 'TEN', maxUses: 10 }),
  discount('drafts.discount.ten', { code: 'TEN', maxUses: 10, percent: 99 }),
  discount('discount.secret', { code: 'TEN-SECRET' }),
  discount('discount.all', {}),
  order('paid', 'omar', 'paid'),
  order('pending', 'mary', 'pending'),
  order('transfer', 'mary', 'pending', { isWaiting: true }),
  order('expired', 'mary', 'expired'),
]

test('promotions and the discounts of exactly these codes are read, whatever is being edited', async () => {
  const found = await readDiscounts(['TEN'], 'en')
  expect(found.map(({ id }) => id).sort()).toEqual(['discount.all', 'discount.ten'])
  expect(found).toContainEqual(expect.objectContaining({ id: 'discount.ten', percent: 10, uses: 3 }))
})

test('an unpaid order of the same customer is no use, because the next one replaces it', async () => {
  const usesFor = async (uid: string) =>
    (await readDiscounts(['TEN'], 'en', uid)).find(({ id }) => id === 'discount.ten')?.uses
  expect([await usesFor('mary'), await usesFor('omar')]).toEqual([2, 3])
  expect(await readUsedDiscounts('mary'), 'a transfer on its way').toEqual(['discount.ten'])
  expect(await readUsedDiscounts('ada')).toEqual([])
})

test('uses are counted while an order is created: those of orders that were released do not count', async () => {
  expect(await readDiscountUses(['discount.ten', 'discount.secret'])).toEqual([
    { id: 'discount.ten', maxUses: 10, uses: 3, revision: null },
  ])
})
