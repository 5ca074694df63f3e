import type { Review } from './documents.generated.ts'
import { purgeMutation, replaceAndPurge } from './purge.ts'

/** The states of a review, in the order of Studio's lists. Visitors see approved reviews only. */
export const REVIEW_STATES = [
  { value: 'pending', title: 'To approve' },
  { value: 'approved', title: 'Approved' },
  { value: 'rejected', title: 'Rejected' },
] as const

export const REVIEW_STATE_VALUES = REVIEW_STATES.map(({ value }) => value)

/** The ratings to choose from, best first. */
export const REVIEW_STARS = [5, 4, 3, 2, 1] as const

/** Reviews that a product page shows, newest first. The rating counts all approved ones. */
export const SHOWN_REVIEWS = 30

/** Returns the id of a product's published reviews, from the published product id. */
export const productReviewsId = (productId: string): string => `reviews-${productId}`

/** Returns the key of a review among the published ones. It is in its private id, `review.<key>`. */
export const reviewKey = (id: string): string => id.replace(/^review\./, '')

/** The part of a review that visitors may see. */
export interface PublicReview extends Pick<
  Review,
  '_id' | 'stars' | 'text' | 'language' | 'submittedAt' | 'isVerified'
> {
  /** As the customer chose it; missing once the account is deleted. */
  name?: string | null
}

/** The approved reviews of a product, and the documents that depend on them. */
export interface ApprovedReviews {
  /** Revision of the published reviews; null before the first one. */
  revision: string | null
  /** Ids of the product, its draft and its versions. */
  products: readonly string[]
  stars: readonly number[]
  /** The newest `SHOWN_REVIEWS`. */
  newest: readonly PublicReview[]
}

/** A mutation of the lake's API. */
export type ReviewMutation =
  | { create: { _id: string; _type: string; [field: string]: unknown } }
  | { patch: { id: string; ifRevisionID?: string; set?: Record<string, unknown>; unset?: string[] } }
  | { delete: { id: string; purge: boolean } }

/** Reads the approved reviews of `$product` except `$review`. Perspective: raw. */
export const APPROVED_REVIEWS_QUERY = `{
  "revision": *[_id == "reviews-" + $product][0]._rev,
  "products": *[_id in [$product, "drafts." + $product] || _id in path("versions.*." + $product)]._id,
  "stars": *[_type == "review" && product._ref == $product && state == "approved" && _id != $review].stars,
  "newest": *[_type == "review" && product._ref == $product && state == "approved" && _id != $review]
    | order(submittedAt desc) [0...${SHOWN_REVIEWS}] { _id, stars, text, language, name, submittedAt, isVerified }
}` as const

/** The average, rounded to one decimal, and the number of ratings; null without any. */
export function averageRating(stars: readonly number[]): { stars: number; count: number } | null {
  if (stars.length === 0) return null
  const sum = stars.reduce((total, each) => total + each, 0)
  return { stars: Math.round((sum * 10) / stars.length) / 10, count: stars.length }
}

/** Returns the fields of a product's published reviews. */
export function publishedReviews({ stars, newest }: Pick<ApprovedReviews, 'stars' | 'newest'>) {
  const ordered = [...newest].sort((one, other) => other.submittedAt.localeCompare(one.submittedAt))
  return {
    counts: [...REVIEW_STARS].map((each) => stars.filter((given) => given === each).length),
    // Field by field, so that no private one gets in.
    reviews: ordered
      .slice(0, SHOWN_REVIEWS)
      .map(({ _id, stars: given, text, language, name, submittedAt, isVerified }) => ({
        _key: reviewKey(_id),
        _type: 'publishedReview' as const,
        stars: given,
        text,
        language,
        submittedAt,
        isVerified,
        ...(name && { name }),
      })),
  }
}

/**
 * Returns the mutations that publish the approved reviews of a product and its rating. Both are computed from all reviews, never
 * incremented. Drafts get the rating too, or publishing one would restore an old rating.
 *
 * @param changed the review that is being approved, which `stored` lacks
 * @param history `purge` also deletes the reviews that were published before from the history
 */
export function publishMutations(
  product: string,
  stored: ApprovedReviews,
  changed?: PublicReview,
  history: 'keep' | 'purge' = 'keep',
): ReviewMutation[] {
  const approved = {
    stars: [...stored.stars, ...(changed ? [changed.stars] : [])],
    newest: [...stored.newest, ...(changed ? [changed] : [])],
  }
  const _id = productReviewsId(product)
  const fields = publishedReviews(approved)
  const rating = averageRating(approved.stars)
  const ofProduct = rating ? { set: { rating: { _type: 'rating', ...rating } } } : { unset: ['rating'] }
  const reference = { _type: 'reference', _ref: product, _weak: true }
  const document = { _id, _type: 'productReviews', product: reference, ...fields }
  const { revision } = stored
  const publish = () => {
    if (revision === null) return [{ create: document }]
    if (history === 'purge') return replaceAndPurge(document, revision)
    return [{ patch: { id: _id, ifRevisionID: revision, set: fields } }]
  }
  return [...publish(), ...stored.products.map((id) => ({ patch: { id, ...ofProduct } }))]
}

/**
 * Returns the mutations that delete a review with its history and remove it from its product.
 *
 * @param stored the approved reviews of the product except the deleted one
 */
export function deletionMutations(
  review: { id: string; revision: string; product: string },
  stored: ApprovedReviews,
): ReviewMutation[] {
  return [
    // A deletion takes no revision, so the patch before it checks that nothing has changed.
    { patch: { id: review.id, ifRevisionID: review.revision, set: { state: 'rejected' } } },
    purgeMutation(review.id),
    // A review that was never approved was never published, unless other reviews of its product were.
    ...(stored.revision === null ? [] : publishMutations(review.product, stored, undefined, 'purge')),
  ]
}
