import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  averageRating,
  type PublicReview,
  publishedReviews,
  publishMutations,
  REVIEW_STARS,
  SHOWN_REVIEWS,
} from './reviews.ts'

const review = fc.record({
  stars: fc.integer({ min: 1, max: 5 }),
  minute: fc.integer({ min: 0, max: 1_000_000 }),
})

const reviews = (max: number) =>
  fc.array(review, { maxLength: max }).map((drawn) =>
    drawn.map(({ stars, minute }, index): PublicReview => ({
      _id: `review.${index}`,
      stars,
      text: `Review ${index}`,
      language: 'en',
      name: 'Ada',
      submittedAt: new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString(),
      isVerified: true,
    })),
  )

const starsOf = (list: readonly PublicReview[]) => list.map(({ stars }) => stars)

describe('a rating', () => {
  test('is the average of all stars to one decimal, and their number', () => {
    expect(averageRating([5, 4, 4])).toEqual({ stars: 4.3, count: 3 })
    expect(averageRating([])).toBeNull()
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (stars) => {
        const rating = averageRating(stars)
        const average = stars.reduce((sum, each) => sum + each, 0) / stars.length
        expect(rating?.count).toBe(stars.length)
        expect(Math.abs((rating?.stars ?? 0) - average)).toBeLessThanOrEqual(0.05 + 1e-9)
      }),
    )
  })
})

describe('published reviews', () => {
  test('count every review once and show the newest, newest first', () => {
    fc.assert(
      fc.property(reviews(2 * SHOWN_REVIEWS), (list) => {
        const { counts, reviews: shown } = publishedReviews({ stars: starsOf(list), newest: list })
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(list.length)
        REVIEW_STARS.forEach((stars, index) =>
          expect(counts[index]).toBe(list.filter((each) => each.stars === stars).length),
        )
        const times = shown.map(({ submittedAt }) => submittedAt)
        const all = list.map(({ submittedAt }) => submittedAt).sort((one, other) => (one < other ? 1 : -1))
        expect(times).toEqual(all.slice(0, SHOWN_REVIEWS))
      }),
    )
  })

  test('contain nothing that identifies the customer or the order', () => {
    const private_ = { customer: 'uid', order: 'order.1', state: 'approved' }
    const written = {
      ...fc.sample(
        reviews(1).filter((list) => list.length > 0),
        1,
      )[0]?.[0],
      ...private_,
    }
    const { name, ...shown } = publishedReviews({ stars: [5], newest: [written as never] }).reviews[0] ?? {}
    expect(name).toBe('Ada')
    for (const [field, value] of Object.entries(private_)) {
      expect(shown).not.toHaveProperty(field)
      expect(JSON.stringify(shown)).not.toContain(value)
    }
  })
})

describe('publishing', () => {
  const stored = { revision: 'r1', products: ['cap', 'drafts.cap'], stars: [], newest: [] }

  test('gives the same result in whatever order reviews are approved', () => {
    fc.assert(
      fc.property(reviews(8), fc.integer({ min: 0, max: 7 }), (list, last) => {
        const changed = list[last]
        const others = list.filter((each) => each !== changed)
        const one = publishMutations('cap', { ...stored, stars: starsOf(list), newest: list })
        const other = publishMutations('cap', { ...stored, stars: starsOf(others), newest: others }, changed)
        const ratings = (mutations: typeof one) => mutations.slice(1)
        expect(ratings(other)).toEqual(ratings(one))
      }),
    )
  })

  test('is guarded by the revision of what was read, and rates the draft too', () => {
    expect(publishMutations('cap', { ...stored, stars: [4, 5] })).toMatchObject([
      { patch: { id: 'reviews-cap', ifRevisionID: 'r1', set: { counts: [1, 1, 0, 0, 0] } } },
      { patch: { id: 'cap', set: { rating: { stars: 4.5, count: 2 } } } },
      { patch: { id: 'drafts.cap', set: { rating: { stars: 4.5, count: 2 } } } },
    ])
  })

  test('creates the first published reviews, and removes the rating with the last one', () => {
    expect(publishMutations('cap', { ...stored, revision: null, products: ['cap'] })).toMatchObject([
      { create: { _id: 'reviews-cap', _type: 'productReviews', reviews: [] } },
      { patch: { id: 'cap', unset: ['rating'] } },
    ])
  })
})
