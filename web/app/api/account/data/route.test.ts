import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#web/features/shop/orders/order-document.ts'

const { currentCustomer, ordersOf } = vi.hoisted(() => ({ currentCustomer: vi.fn(), ordersOf: vi.fn() }))
vi.mock('next/server', () => ({ connection: () => Promise.resolve() }))
vi.mock('#web/features/account/session/session.ts', () => ({ currentCustomer }))
vi.mock('#web/vendors/firebase/accounts.ts', () => ({
  getAccountDates: () => ({ openedAt: '2026-01-01T00:00:00Z', lastSignInAt: '2026-11-01T00:00:00Z' }),
}))
vi.mock('#web/features/account/queries.ts', () => ({
  readCustomer: () => ({
    _rev: 'secret',
    locale: 'zh',
    billing: null,
    paymentCustomerId: 'secret',
    cart: [{ id: '1030', quantity: 2 }],
    wishlist: [],
    addresses: [{ key: 'secret', name: 'Ada', city: 'London' }],
  }),
  isSubscribed: () => true,
}))
vi.mock('#web/features/shop/orders/queries.ts', () => ({ ordersOf }))
vi.mock('#web/features/shop/orders/account/queries.ts', () => ({
  readReviewsAndRequests: () => ({ reviews: [{ stars: 4, text: 'Warm light.' }], stockRequests: [] }),
}))
const { GET } = await import('./route.ts')

const ada = { uid: 'secret', email: 'ada@client.example', emailVerified: true, name: 'Ada' }
const staff = { id: 'secret', name: 'secret' }
const order = {
  _id: 'secret',
  _rev: 'secret',
  number: 'M-1',
  state: 'fulfilled',
  placedAt: '2026-11-02T00:00:00Z',
  locale: 'zh',
  currency: 'USD',
  customer: ada,
  notes: [{ text: 'secret', by: staff }],
  lines: [
    { _key: 'secret', product: 'secret', number: '1030', title: 'Lamp', quantity: 1, unit: 500, total: 500 },
  ],
  totals: { subtotal: 500, discount: 0, tax: 90, serviceCharge: 0, payable: 590 },
  giftCard: { card: 'secret', ending: 'WXYZ', amount: 90 },
  payment: { sessionId: 'secret', paidAt: '2026-11-02T00:01:00Z' },
  fulfilment: { at: '2026-11-03T00:00:00Z', by: staff, carrier: 'DHL', tracking: '42' },
  refunds: [{ _key: 'secret', at: '2026-11-05T00:00:00Z', by: staff, state: 'made', amount: 500 }],
  returns: [{ _key: 'secret', state: 'approved', lines: [{ line: 'secret', quantity: 1 }] }],
  history: [{ _key: 'secret', event: 'paid', by: staff }],
} as unknown as Order

beforeEach(() => {
  currentCustomer.mockResolvedValue(ada)
  ordersOf.mockResolvedValue([order])
})

test('customers download their own data as a file that nobody caches', async () => {
  const response = await GET()
  expect(ordersOf).toHaveBeenCalledWith(ada.uid, 0, expect.any(Number))
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toMatchObject({
    profile: { name: 'Ada', email: ada.email, emailLanguage: 'zh' },
    addresses: [{ name: 'Ada', city: 'London' }],
    cart: [{ product: '1030', quantity: 2 }],
    notifications: { newsletter: true },
    orders: [
      {
        number: 'M-1',
        lines: [{ product: '1030', title: 'Lamp', quantity: 1, unitPrice: '5.00' }],
        totals: { tax: '0.90', payable: '5.90' },
        shipment: { carrier: 'DHL', tracking: '42' },
        refunds: [{ state: 'made', amount: '5.00' }],
        returns: [{ state: 'approved', lines: [{ product: '1030', quantity: 1 }] }],
      },
    ],
    reviews: [{ stars: 4 }],
  })
})

test('the file has no internal ids, and nothing that the staff wrote about the customer', async () => {
  expect(await (await GET()).text()).not.toContain('secret')
})

test('visitors get nothing, and an outage is an error', async () => {
  currentCustomer.mockResolvedValueOnce(null)
  expect((await GET()).status).toBe(401)
  ordersOf.mockRejectedValueOnce(new Error('away'))
  const response = await GET()
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
