import { expect, test, vi } from 'vitest'
import { fetchOver } from '../../../../tests/evaluate-groq.ts'
import { readCheckout, readIdleOrders, readOffer } from './queries.ts'

vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: (perspective?: 'raw' | 'published') => ({ fetch: fetchOver(DOCUMENTS, perspective) }),
}))

const NOW = new Date('2026-11-20T12:00:00Z')

const order = (id: string, uid: string, fields: object = {}) => ({
  _id: `order.${id}`,
  _type: 'order',
  state: 'pending',
  placedAt: '2026-11-20T11:00:00Z',
  reclaimableAt: '2026-11-20T11:15:00Z',
  isWaiting: false,
  customer: { uid },
  discounts: [{ discount: `discount-${id}` }],
  lines: [{ number: '10011', quantity: 1, isCounted: true }],
  ...fields,
})
const product = (id: string, price: number) => ({
  _id: id,
  _type: 'product',
  slug: { current: '10011' },
  title: [{ language: 'en', value: 'Bookmark' }],
  price,
  currency: 'USD',
  taxClass: 'standard',
  kind: 'physical',
})
const DOCUMENTS = [
  order('hers', 'mary'),
  order('paid', 'mary', { state: 'paid' }),
  order('expired', 'mary', { state: 'expired' }),
  order('earlier', 'mary', { state: 'paid', placedAt: '2026-11-19T11:00:00Z', discounts: null }),
  order('other', 'omar'),
  order('transfer', 'omar', { isWaiting: true }),
  order('recent', 'omar', { reclaimableAt: '2026-11-20T12:15:00Z' }),
  product('product-10011', 1_216),
  product('drafts.product-10011', 1),
  product('versions.sale.product-10011', 2),
  { _id: 'shopSettings', _type: 'shopSettings', orderPrefix: 'ACME' },
]

test('ASVS 8.2.2: what a customer ordered before is theirs alone', async () => {
  const since = new Date('2026-11-20T00:00:00Z')
  const checkout = await readCheckout('order.new', 'mary', since)
  expect(checkout.open.map(({ id }) => id)).toEqual(['order.hers'])
  expect(checkout.usedDiscounts).toEqual(['discount-hers', 'discount-paid'])
  expect(checkout.placed).toHaveLength(3)
})

test('new orders get the prefix of the shop settings', async () => {
  expect(await readCheckout('order.new', 'mary', NOW)).toMatchObject({ prefix: 'ACME' })
})

test('the stock of abandoned orders is taken over, not that of others or of a transfer on its way', async () => {
  expect((await readIdleOrders(['10011'], NOW)).map(({ id }) => id)).toEqual(['order.hers', 'order.other'])
  expect(await readIdleOrders(['10012'], NOW)).toEqual([])
})

test('an order is priced by what is published, whatever is being edited', async () => {
  const { products } = await readOffer(['10011'], 'en', NOW.getTime())
  expect(products.map(({ price }) => price)).toEqual([1_216])
})
