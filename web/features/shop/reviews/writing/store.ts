import 'server-only'
import type { Review } from '#schemas/shared/documents.generated.ts'
import { deletionMutations, publishMutations, type ReviewMutation } from '#schemas/shared/reviews.ts'
import { hashTexts } from '#web/lib/secrets.ts'
import { commitGuarded, retryOnConflict } from '#web/sanity/client/commit-guarded.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import type { WrittenReview } from './model.ts'
import { readApprovedReviews, readOwnReview } from './queries.ts'

/** Returns the id of a customer's review of a product: there is one per pair. The dot makes the document private. */
export const reviewIdFor = (uid: string, product: string): string => `review.${hashTexts(uid, product)}`

/**
 * Saves a customer's review of a product for approval. A published one that they change is taken down until it is approved again.
 *
 * @returns `notBought` if no paid order of the customer contains the product
 * @throws if the lake does not respond
 */
export function saveReview(
  uid: string,
  product: string,
  written: WrittenReview,
): Promise<'saved' | 'notBought'> {
  const id = reviewIdFor(uid, product)
  return retryOnConflict(async () => {
    const { order, review } = await readOwnReview(uid, product, id)
    if (order === null) return 'notBought'
    const fields = {
      ...written,
      product: { _type: 'reference', _ref: product, _weak: true },
      state: 'pending',
      submittedAt: new Date().toISOString(),
      isVerified: true,
      customer: uid,
      order,
    } satisfies Partial<Review>
    const mutations: ReviewMutation[] = [
      review
        ? { patch: { id, ifRevisionID: review._rev, set: fields } }
        : { create: { _id: id, _type: 'review', ...fields } },
      ...(review?.state === 'approved'
        ? publishMutations(product, await readApprovedReviews(product, id))
        : []),
    ]
    return (await commitGuarded(privateClient().transaction(mutations))) ? 'saved' : 'conflict'
  })
}

/**
 * Deletes a customer's review of a product with its history. It also leaves the page and the rating of the product.
 *
 * @throws if the lake does not respond or other reviews of the product keep changing
 */
export async function deleteReview(uid: string, product: string): Promise<void> {
  const id = reviewIdFor(uid, product)
  await retryOnConflict(async () => {
    const { review } = await readOwnReview(uid, product, id)
    if (!review) return 'deleted'
    const stored = await readApprovedReviews(product, id)
    const mutations = deletionMutations({ id, revision: review._rev, product }, stored)
    return (await commitGuarded(privateClient().transaction(mutations))) ? 'deleted' : 'conflict'
  })
}
