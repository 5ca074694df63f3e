import {
  averageRating,
  productReviewsId,
  type PublicReview,
  publishedReviews,
} from '../../schemas/shared/reviews.ts'

interface Stored {
  _id: string
  _type: string
  [field: string]: unknown
}

type SeedReview = PublicReview & { product: { _ref: string } }

/** Adds to seed documents what approving the reviews among them writes: published reviews, and the rating of each product. */
export function withPublishedReviews(documents: readonly Stored[]): Stored[] {
  const approved = documents.filter(({ _type, state }) => _type === 'review' && state === 'approved')
  const byProduct = Map.groupBy(approved as unknown as SeedReview[], ({ product }) => product._ref)
  const published = [...byProduct].map(([product, reviews]) => ({
    _id: productReviewsId(product),
    _type: 'productReviews',
    product: { _type: 'reference', _ref: product, _weak: true },
    ...publishedReviews({ stars: reviews.map(({ stars }) => stars), newest: reviews }),
  }))
  const withRatings = documents.map((document) => {
    const rating = averageRating((byProduct.get(document._id) ?? []).map(({ stars }) => stars))
    return rating ? { ...document, rating: { _type: 'rating', ...rating } } : document
  })
  return [...withRatings, ...published]
}
