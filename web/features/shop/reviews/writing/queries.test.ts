import { expect, test, vi } from 'vitest'
import { fetchOver } from '../../../../../tests/evaluate-groq.ts'
import { readOwnReview } from './queries.ts'

vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: () => ({ fetch: fetchOver(DOCUMENTS) }),
}))

const order = (id: string, uid: string, state: string, product: string) => ({
  _id: `order.${id}`,
  _type: 'order',
  customer: { uid },
  state,
  placedAt: '2026-11-01T00:00:00Z',
  lines: [{ product }],
})
const DOCUMENTS = [
  order('1', 'mary', 'fulfilled', 'lamp'),
  order('2', 'mary', 'pending', 'cap'),
  order('3', 'omar', 'paid', 'cap'),
]

test('only who has paid for a product writes a review of it', async () => {
  const orderOf = async (uid: string, product: string) =>
    (await readOwnReview(uid, product, 'review.1')).order
  expect(await orderOf('mary', 'lamp')).toBe('order.1')
  expect(await orderOf('omar', 'cap')).toBe('order.3')
  expect(await orderOf('mary', 'cap'), 'unpaid').toBeNull()
  expect(await orderOf('omar', 'lamp'), 'of another customer').toBeNull()
})
