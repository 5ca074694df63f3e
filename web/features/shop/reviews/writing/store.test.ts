import { beforeEach, expect, test, vi } from 'vitest'
import { deleteReview, reviewIdFor, saveReview } from './store.ts'

const { transaction, commit, readOwnReview, readApprovedReviews } = vi.hoisted(() => ({
  transaction: vi.fn(),
  commit: vi.fn(),
  readOwnReview: vi.fn(),
  readApprovedReviews: vi.fn(),
}))
vi.mock('#web/sanity/client/private-client.ts', () => ({ privateClient: () => ({ transaction }) }))
vi.mock('./queries.ts', () => ({ readOwnReview, readApprovedReviews }))

const id = reviewIdFor('ada', 'lamp')
const conflict = () => Object.assign(new Error('conflict'), { statusCode: 409 })

beforeEach(() => {
  vi.clearAllMocks()
  commit.mockResolvedValue({})
  transaction.mockReturnValue({ commit })
  readOwnReview.mockResolvedValue({ order: 'order.1', review: { _rev: 'r1', state: 'approved' } })
  readApprovedReviews.mockResolvedValue({ revision: 'p1', products: ['lamp'], stars: [3, 4], newest: [] })
})

test('a customer’s review is deleted with its history, and the rating is that of the other reviews', async () => {
  await deleteReview('ada', 'lamp')
  expect(readOwnReview).toHaveBeenCalledWith('ada', 'lamp', id)
  expect(readApprovedReviews).toHaveBeenCalledWith('lamp', id)
  const mutations: unknown = transaction.mock.lastCall?.[0]
  expect(mutations).toEqual(
    expect.arrayContaining([
      { patch: { id, ifRevisionID: 'r1', set: { state: 'rejected' } } },
      { delete: { id, purge: true } },
      { delete: { id: 'reviews-lamp', purge: true } },
      { create: expect.objectContaining({ _id: 'reviews-lamp', counts: [0, 1, 1, 0, 0] }) as unknown },
      { patch: { id: 'lamp', set: { rating: { _type: 'rating', stars: 3.5, count: 2 } } } },
    ]),
  )
})

test('a review of a product without published reviews leaves the product alone', async () => {
  readApprovedReviews.mockResolvedValue({ revision: null, products: ['lamp'], stars: [], newest: [] })
  await deleteReview('ada', 'lamp')
  expect(transaction.mock.lastCall?.[0]).toEqual([
    { patch: { id, ifRevisionID: 'r1', set: { state: 'rejected' } } },
    { delete: { id, purge: true } },
  ])
})

test('a review that is being moderated is read again, and one that is gone counts as deleted', async () => {
  commit.mockRejectedValueOnce(conflict())
  await deleteReview('ada', 'lamp')
  expect(readOwnReview).toHaveBeenCalledTimes(2)
  readOwnReview.mockResolvedValue({ order: 'order.1', review: null })
  await deleteReview('ada', 'lamp')
  expect(transaction).toHaveBeenCalledTimes(2)
})

test('a deletion that always conflicts fails', async () => {
  commit.mockRejectedValue(conflict())
  await expect(deleteReview('ada', 'lamp')).rejects.toThrow()
})

const WRITTEN = { stars: 4, text: 'Warm light.', name: 'Ada', language: 'en' } as const

test('a review without a paid order of its product is not stored', async () => {
  readOwnReview.mockResolvedValue({ order: null, review: null })
  expect(await saveReview('ada', 'lamp', WRITTEN)).toBe('notBought')
  expect(transaction).not.toHaveBeenCalled()
})

test('a published review that its customer changes is taken down until it is approved again', async () => {
  expect(await saveReview('ada', 'lamp', WRITTEN)).toBe('saved')
  expect(transaction.mock.lastCall?.[0]).toEqual(
    expect.arrayContaining([
      { patch: { id, ifRevisionID: 'r1', set: expect.objectContaining({ state: 'pending' }) as unknown } },
      { patch: { id: 'lamp', set: { rating: { _type: 'rating', stars: 3.5, count: 2 } } } },
    ]),
  )
  readOwnReview.mockResolvedValue({ order: 'order.1', review: null })
  await saveReview('ada', 'lamp', WRITTEN)
  expect(transaction.mock.lastCall?.[0]).toEqual([
    { create: expect.objectContaining({ _id: id, state: 'pending', customer: 'ada' }) as unknown },
  ])
})
