import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Review } from '../../../schemas/shared/documents.generated.ts'
import { moderateReview } from '../../../studio/components/reviews/moderate-review.ts'
import { openTestLake } from './support/open-lake.ts'

const PRODUCT = 'product-cap'
const PUBLISHED = `reviews-${PRODUCT}`

const lake = await openTestLake()
const server = lake.client({ token: lake.tokens['editor'] })
const visitor = lake.client({ token: undefined, perspective: 'published' })
const merchandiser = lake.client({ token: lake.tokens['merchandiser'], perspective: 'raw' })
afterAll(() => lake.close())

/** Stores reviews of the product as the site does, waiting for approval. */
const write = async (...stars: number[]) => {
  const transaction = server.transaction()
  stars.forEach((each, index) =>
    transaction.createOrReplace({
      _id: `review.${index + 1}`,
      _type: 'review',
      stars: each,
      text: 'I would buy it again.',
      language: 'en',
      name: 'Ada',
      state: 'pending',
      isVerified: true,
      submittedAt: `2026-11-2${index}T10:00:00.000Z`,
      customer: 'secret-account',
      order: 'order.secret',
      product: { _type: 'reference', _ref: PRODUCT, _weak: true },
    }),
  )
  await transaction.commit()
}

beforeEach(async () => {
  await server.delete({ query: '*[_type in ["review", "productReviews", "product"]]' })
  await server
    .transaction()
    .create({ _id: PRODUCT, _type: 'product', price: 100 })
    .create({ _id: `drafts.${PRODUCT}`, _type: 'product', price: 200 })
    .commit()
})

const review = async (id: string) => (await server.getDocument<Review>(id)) as Review
const decide = async (id: string, decision: Parameters<typeof moderateReview>[2]) =>
  moderateReview(merchandiser, await review(id), decision)
const ratingOf = async (id: string) => (await server.getDocument(id))?.rating as unknown
/** Returns everything that the history has on a document. */
const historyOf = async (id: string) => {
  const url = `/data/history/${server.config().dataset}/transactions/${id}`
  const transactions = await server.request<unknown>({ url, headers: { accept: 'text/plain' } })
  return typeof transactions === 'string' ? transactions : JSON.stringify(transactions ?? '')
}
const shown = async () =>
  (await visitor.getDocument<{ counts: number[]; reviews: { text: string }[] }>(PUBLISHED)) ?? null

describe('a review', () => {
  test('is private until it is approved, and then shows neither account nor order', async () => {
    await write(4)
    expect(await visitor.fetch('*[_type == "review" || _type == "productReviews"]')).toEqual([])
    expect(await visitor.getDocument('review.1')).toBeUndefined()
    expect(await decide('review.1', 'approved')).toBe('done')
    expect(await shown()).toMatchObject({
      counts: [0, 1, 0, 0, 0],
      reviews: [{ _key: '1', stars: 4, name: 'Ada', text: 'I would buy it again.' }],
    })
    expect(JSON.stringify(await visitor.fetch('*'))).not.toMatch(/secret/)
    expect(await visitor.getDocument('review.1')).toBeUndefined()
  })

  test('changes the rating of the product and of its draft, and leaves everything else', async () => {
    await write(5, 2)
    await decide('review.1', 'approved')
    await decide('review.2', 'approved')
    const rating = { _type: 'rating', stars: 3.5, count: 2 }
    expect(await server.getDocument(PRODUCT)).toMatchObject({ price: 100, rating })
    expect(await server.getDocument(`drafts.${PRODUCT}`)).toMatchObject({ price: 200, rating })
  })

  test.each(['rejected', 'deleted'] as const)('leaves the site when it is %s', async (decision) => {
    await write(5, 1)
    await decide('review.1', 'approved')
    await decide('review.2', 'approved')
    expect(await decide('review.2', decision)).toBe('done')
    expect((await shown())?.reviews).toHaveLength(1)
    expect(await ratingOf(PRODUCT)).toMatchObject({ stars: 5, count: 1 })
    await decide('review.1', decision)
    expect(await ratingOf(PRODUCT)).toBeUndefined()
    expect((await server.getDocument('review.1'))?.state as unknown).toBe(
      decision === 'deleted' ? undefined : 'rejected',
    )
  })

  test.each(['approved', 'rejected'] as const)(
    'that is deleted after it was %s leaves nothing in the history',
    async (decision) => {
      await write(5, 1)
      await decide('review.1', 'approved')
      await decide('review.2', 'approved')
      await decide('review.2', decision)
      await server.patch(PUBLISHED).set({ note: 'kept' }).commit()
      expect(await historyOf(PUBLISHED)).toContain('"_key":"2"')
      expect(await decide('review.2', 'deleted')).toBe('done')
      expect(await historyOf('review.2')).not.toContain('state')
      expect(await historyOf(PUBLISHED)).not.toContain('"_key":"2"')
      expect((await shown())?.reviews).toHaveLength(1)
      expect(await historyOf('review.1')).toContain('state')
    },
  )

  test('is counted once, even when several are approved at the same time', async () => {
    await write(5, 4, 3, 2)
    const results = await Promise.all([1, 2, 3, 4].map((key) => decide(`review.${key}`, 'approved')))
    expect(results).toEqual(['done', 'done', 'done', 'done'])
    expect((await shown())?.counts).toEqual([1, 1, 1, 1, 0])
    expect(await ratingOf(PRODUCT)).toMatchObject({ stars: 3.5, count: 4 })
  })

  test('that the customer just changed must be read again', async () => {
    await write(5)
    const read = await review('review.1')
    await server.patch('review.1').set({ text: 'Something else entirely.' }).commit()
    expect(await moderateReview(merchandiser as never, read, 'approved')).toBe('conflict')
    expect(await shown()).toBeNull()
  })

  test('is approved by merchandisers, not by marketers', async () => {
    await write(5)
    const marketer = lake.client({ token: lake.tokens['marketer'], perspective: 'raw' })
    expect(await marketer.getDocument('review.1')).toBeUndefined()
    expect(await moderateReview(marketer as never, await review('review.1'), 'approved')).toBe('forbidden')
    await expect(
      merchandiser.create({ _id: 'review.forged', _type: 'review', stars: 5 }),
    ).rejects.toMatchObject({ statusCode: 403 })
  })

  test('that is approved announces the page of its product', async () => {
    await write(5)
    await decide('review.1', 'approved')
    const query = '{"published": *[_id == $id][0] { counts }}'
    const tagsOf = async () =>
      (await visitor.fetch(query, { id: PUBLISHED }, { filterResponse: false })).syncTags ?? []
    const tags = await tagsOf()
    const other = await visitor.fetch(query, { id: 'reviews-product-other' }, { filterResponse: false })
    expect(tags.length).toBeGreaterThan(0)
    expect(other.syncTags?.filter((tag) => tags.includes(tag))).toEqual([])
  })
})
