import { beforeEach, expect, test, vi } from 'vitest'

const ORDER = `order.${'0'.repeat(32)}`
const lake = { isAway: false }
const visitor: { uid: string | null } = { uid: 'buyer' }
vi.mock('#web/features/account/session/session.ts', () => ({
  currentCustomer: () => Promise.resolve(visitor.uid && { uid: visitor.uid }),
}))
const AT = '2026-11-26T10:00:00Z'
const order = {
  _id: ORDER,
  _type: 'order',
  _rev: '1',
  number: 'M-1',
  state: 'paid',
  placedAt: AT,
  locale: 'en',
  customer: { uid: 'buyer', email: 'buyer@example.com' },
  currency: 'USD',
  lines: [],
  totals: { subtotal: 0, discount: 0, tax: 0, serviceCharge: 0, payable: 0 },
  holdsStock: true,
  isWaiting: false,
  refunds: [
    {
      _key: 'r1',
      state: 'made',
      amount: 100,
      restock: false,
      at: AT,
      creditNote: { number: 1, at: AT, taxes: [], serviceCharge: 0 },
    },
  ],
}
vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: () => ({
    getDocument: (id: string) =>
      lake.isAway ? Promise.reject(new Error('away')) : Promise.resolve(id === ORDER ? order : null),
  }),
}))
vi.mock('#web/features/shop/orders/tracking/tracking-key.ts', () => ({
  parseTrackingKey: (key: string) => (key.endsWith('.signed') ? `order.${key.split('.')[0]}` : null),
  isTrackable: () => true,
}))
vi.mock('#web/sanity/fetch/fetch.ts', () => ({
  fetchContent: ({ params }: { params: { number?: string } }) =>
    Promise.resolve(params.number === '1030' ? { id: 'product-1030' } : null),
}))
const { GET } = await import('./route.ts')

beforeEach(() => {
  lake.isAway = false
  visitor.uid = 'buyer'
})

const INVOICE = '/account/order-history/invoice'
const CREDIT_NOTE = '/account/order-history/credit-note'

const statusOf = async (path: string, parameters: Record<string, string> = {}) => {
  const question = new URLSearchParams({ path, ...parameters })
  return (await GET(new Request(`http://localhost:3000/api/account/order-pages?${question}`))).status
}

test('the buyer can see the pages of an order', async () => {
  expect(await statusOf('/success', { order: ORDER })).toBe(204)
  expect(await statusOf(INVOICE, { order: ORDER })).toBe(204)
  expect(await statusOf(CREDIT_NOTE, { order: ORDER, refund: 'r1' })).toBe(204)
  expect(await statusOf('/failed')).toBe(204)
})

test('ASVS 8.2.2: the pages of another customer’s order are missing, as those of an unknown order are', async () => {
  const another = `order.${'1'.repeat(32)}`
  for (const path of ['/success', '/failed', INVOICE]) {
    visitor.uid = 'buyer'
    expect(await statusOf(path, { order: another }), path).toBe(404)
    visitor.uid = 'stranger'
    expect(await statusOf(path, { order: ORDER }), path).toBe(404)
  }
  expect(await statusOf(CREDIT_NOTE, { order: ORDER, refund: 'r1' })).toBe(404)
})

test('pages without a valid order or refund are missing', async () => {
  for (const [path, parameters] of [
    [INVOICE, {}],
    [CREDIT_NOTE, { order: ORDER, refund: 'r2' }],
    ['/success', { order: 'customer.buyer' }],
    ['/account/profile', { order: ORDER }],
  ] as const)
    expect(await statusOf(path, parameters), path).toBe(404)
})

test('the page of a review exists for a known product', async () => {
  expect(await statusOf('/account/review', { product: '1030' })).toBe(204)
  expect(await statusOf('/account/review', { product: 'unknown' })).toBe(404)
  expect(await statusOf('/account/review')).toBe(404)
  expect(await statusOf('/success', { product: 'unknown' })).toBe(204)
})

test('responds with 401 without a session and 503 in an outage', async () => {
  visitor.uid = null
  expect(await statusOf('/success', { order: ORDER })).toBe(401)
  visitor.uid = 'buyer'
  lake.isAway = true
  expect(await statusOf(INVOICE, { order: ORDER })).toBe(503)
})

test('a signed link opens the status of its order without a session, and stays a page in an outage', async () => {
  visitor.uid = null
  const digest = ORDER.slice('order.'.length)
  expect(await statusOf('/order-tracking', { key: `${digest}.signed` })).toBe(204)
  expect(await statusOf('/order-tracking', { key: `${digest}.forged` })).toBe(404)
  expect(await statusOf('/order-tracking', { key: `${'1'.repeat(32)}.signed` })).toBe(404)
  expect(await statusOf('/order-tracking')).toBe(404)
  lake.isAway = true
  expect(await statusOf('/order-tracking', { key: `${digest}.signed` })).toBe(204)
})
