import 'server-only'
import type { ProductReviews, Review } from '#schemas/shared/documents.generated.ts'
import { replaceAndPurge } from '#schemas/shared/purge.ts'
import { productReviewsId, reviewKey } from '#schemas/shared/reviews.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'

/** A review of a customer, as `readReviews` returns it. */
interface OwnReview {
  _id: string
  state: Review['state']
  product: string
}

/**
 * Creates the mutations that remove a customer's name, account and orders from their approved reviews, and their name from the published
 * ones. Their history has the same data and is deleted. Reviews that are not approved may have been published before.
 */
export async function anonymizeMutations(reviews: readonly OwnReview[]) {
  const approved = reviews.filter(({ state }) => state === 'approved').map(({ _id }) => _id)
  const published = [...new Set(reviews.map(({ product }) => productReviewsId(product)))]
  const keys = new Set(reviews.map(({ _id }) => reviewKey(_id)))
  const client = privateClient()
  const [stored, summaries] = await Promise.all([
    client.getDocuments<Review>(approved),
    client.getDocuments<ProductReviews>(published),
  ])
  return [
    ...stored.flatMap((review) =>
      review ? replaceAndPurge(omit(review, ['_rev', 'name', 'customer', 'order']), review._rev) : [],
    ),
    ...summaries.flatMap((summary) => {
      if (!summary) return []
      const anonymous = summary.reviews.map((each) => (keys.has(each._key) ? omit(each, ['name']) : each))
      return replaceAndPurge({ ...omit(summary, ['_rev']), reviews: anonymous }, summary._rev)
    }),
  ]
}

const omit = <Value extends object, Field extends keyof Value>(value: Value, fields: readonly Field[]) =>
  Object.fromEntries(
    Object.entries(value).filter(([name]) => !(fields as readonly string[]).includes(name)),
  ) as Omit<Value, Field>
