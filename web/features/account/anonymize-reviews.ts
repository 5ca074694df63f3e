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
  if (reviews.length === 0) return []
  const approved = reviews.filter(({ state }) => state === 'approved').map(({ _id }) => _id)
  const published = [...new Set(reviews.map(({ product }) => productReviewsId(product)))]
  const keys = new Set(reviews.map(({ _id }) => reviewKey(_id)))
  const stored = await privateClient().getDocuments<Review | ProductReviews>([...approved, ...published])
  return stored.flatMap((document) => {
    if (!document) return []
    if (document._type === 'review') {
      return replaceAndPurge(omit(document, ['_rev', 'name', 'customer', 'order']), document._rev)
    }
    const anonymous = document.reviews.map((each) => (keys.has(each._key) ? omit(each, ['name']) : each))
    return replaceAndPurge({ ...omit(document, ['_rev']), reviews: anonymous }, document._rev)
  })
}

const omit = <Value extends object, Field extends keyof Value>(value: Value, fields: readonly Field[]) =>
  Object.fromEntries(
    Object.entries(value).filter(([name]) => !(fields as readonly string[]).includes(name)),
  ) as Omit<Value, Field>
