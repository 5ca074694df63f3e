import { beforeEach, expect, test, vi } from 'vitest'
import { deleteCustomer, saveNewsletter } from './customers.ts'

const {
  transaction,
  commit,
  createOrReplace,
  mutate,
  getDocuments,
  readMemberships,
  readReviews,
  readSubscriptions,
} = vi.hoisted(() => ({
  createOrReplace: vi.fn(),
  mutate: vi.fn(),
  readMemberships: vi.fn<() => object[]>(() => []),
  readSubscriptions: vi.fn(),
  transaction: vi.fn(),
  commit: vi.fn(),
  getDocuments: vi.fn(),
  readReviews: vi.fn(),
}))
vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: () => ({ transaction, createOrReplace, mutate, getDocuments }),
}))
vi.mock('./queries.ts', () => ({
  getCustomerId: (uid: string) => `customer.${uid}`,
  getVerifiedAddress: () => 'ada@client.example',
  newsletterId: () => 'inquiry.ada',
  readMemberships,
  readSubscriptions,
  readReviews,
}))

const STOCK_REQUEST = { _id: 'stockRequest.1', _type: 'stockRequest', state: null }
const SUBSCRIPTION = { _id: 'inquiry.1', _type: 'inquiry', state: 'new' }

const REVIEWS = [
  { _id: 'review.mine', state: 'approved', product: 'cap' },
  { _id: 'review.rejected', state: 'rejected', product: 'lamp' },
]

const DOCUMENTS: Record<string, object> = {
  'review.mine': {
    _id: 'review.mine',
    _type: 'review',
    _rev: 'r1',
    _createdAt: '2026-11-01T10:00:00Z',
    text: 'Warm light.',
    name: 'Ada',
    customer: 'uid',
    order: 'order.1',
  },
  'reviews-cap': {
    _id: 'reviews-cap',
    _type: 'productReviews',
    _rev: 'r2',
    counts: [2, 0, 0, 0, 0],
    reviews: [
      { _key: 'mine', text: 'Warm light.', name: 'Ada' },
      { _key: 'other', text: 'Too bright.', name: 'Mary' },
    ],
  },
}

beforeEach(() => {
  vi.clearAllMocks()
  commit.mockResolvedValue({})
  transaction.mockReturnValue({ commit })
  readReviews.mockResolvedValue(REVIEWS)
  readSubscriptions.mockResolvedValue([STOCK_REQUEST])
  getDocuments.mockImplementation((ids: string[]) => Promise.resolve(ids.map((id) => DOCUMENTS[id] ?? null)))
})

const HOLDER = { uid: 'uid', email: 'ada@client.example', emailVerified: true }
const purged = (id: string) => ({ delete: { id, purge: true } })

test('a deleted customer leaves anonymous reviews, and nothing in the history', async () => {
  await deleteCustomer(HOLDER)
  const anonymous = { text: 'Warm light.' }
  const reviews = [{ _key: 'mine', ...anonymous }, expect.objectContaining({ name: 'Mary' })]
  const counts = [2, 0, 0, 0, 0]
  expect(transaction.mock.lastCall?.[0]).toEqual([
    ...['customer.uid', 'stockRequest.1', 'review.rejected'].map(purged),
    { patch: { id: 'review.mine', ifRevisionID: 'r1', set: anonymous } },
    purged('review.mine'),
    { create: { _id: 'review.mine', _type: 'review', _createdAt: '2026-11-01T10:00:00Z', ...anonymous } },
    { patch: { id: 'reviews-cap', ifRevisionID: 'r2', set: { counts, reviews } } },
    purged('reviews-cap'),
    { create: { _id: 'reviews-cap', _type: 'productReviews', counts, reviews } },
  ])
})

test('a customer without reviews is deleted without reading any', async () => {
  readReviews.mockResolvedValue([])
  await deleteCustomer(HOLDER)
  // The lake rejects a request for no documents.
  expect(getDocuments).not.toHaveBeenCalled()
  expect(transaction.mock.lastCall?.[0]).toEqual(['customer.uid', 'stockRequest.1'].map(purged))
})

test('a deleted customer leaves the projects of others', async () => {
  readReviews.mockResolvedValue([])
  const members = ['ada@client.example', 'mary@client.example']
  readMemberships.mockReturnValueOnce([{ _id: 'project.1', _rev: 'r1', members }])
  await deleteCustomer(HOLDER)
  const set = { members: ['mary@client.example'] }
  expect(transaction.mock.lastCall?.[0]).toContainEqual({
    patch: { id: 'project.1', ifRevisionID: 'r1', set },
  })
})

test('reviews that change meanwhile are read again', async () => {
  commit.mockRejectedValueOnce(Object.assign(new Error('conflict'), { statusCode: 409 }))
  await deleteCustomer(HOLDER)
  expect(getDocuments).toHaveBeenCalledTimes(2)
  commit.mockRejectedValue(Object.assign(new Error('conflict'), { statusCode: 409 }))
  await expect(deleteCustomer(HOLDER)).rejects.toThrow()
})

test('a customer who waits for a product or was taken for spam can subscribe, once', async () => {
  readSubscriptions.mockResolvedValue([STOCK_REQUEST, { ...SUBSCRIPTION, state: 'spam' }])
  await saveNewsletter(HOLDER, true, 'en')
  expect(createOrReplace).toHaveBeenCalledWith(expect.objectContaining({ kind: 'newsletter', state: 'new' }))
  readSubscriptions.mockResolvedValue([SUBSCRIPTION])
  await saveNewsletter(HOLDER, true, 'en')
  expect(createOrReplace).toHaveBeenCalledOnce()
})

test('a customer who unsubscribes from the newsletter still waits for products', async () => {
  await saveNewsletter(HOLDER, false, 'en')
  expect(mutate).not.toHaveBeenCalled()
  readSubscriptions.mockResolvedValue([STOCK_REQUEST, SUBSCRIPTION])
  await saveNewsletter(HOLDER, false, 'en')
  expect(mutate).toHaveBeenCalledWith([purged('inquiry.1')])
})
