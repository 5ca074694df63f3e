import { defineQuery } from 'groq'
import type { SanityClient } from 'sanity'
import type { Review } from '#schemas/shared/documents.generated.ts'
import { purgeMutation } from '#schemas/shared/purge.ts'
import { APPROVED_REVIEWS_QUERY, publishMutations, type ReviewMutation } from '#schemas/shared/reviews.ts'
import { type TransactionResult } from '../catalog/transaction.ts'
import { writeErrorOf } from '../write-error.ts'

/** What a merchandiser decides about a review. */
export type Decision = 'approved' | 'rejected' | 'deleted'

const approvedReviewsQuery = defineQuery(APPROVED_REVIEWS_QUERY)

/** Attempts to save a decision while other reviews of the product are being approved. */
const ATTEMPTS = 4

/** Saves a decision about a review together with the product's published reviews and rating. */
export async function moderateReview(
  client: SanityClient,
  review: Review,
  decision: Decision,
): Promise<TransactionResult> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const mutations = await decisionMutations(client, review, decision)
      await client.transaction(mutations).commit({ visibility: 'sync' })
      return 'done'
    } catch (error) {
      const reason = writeErrorOf(error)
      if (reason !== 'conflict') return reason
      const current = await client.getDocument(review._id).catch(() => null)
      if (current?._rev !== review._rev) return 'conflict'
    }
  }
  return 'failed'
}

async function decisionMutations(
  client: SanityClient,
  review: Review,
  decision: Decision,
): Promise<ReviewMutation[]> {
  const { _id: id, _rev: ifRevisionID, state, product } = review
  const isDeleted = decision === 'deleted'
  // A deletion takes no revision, so the patch before it checks that nothing has changed.
  const own: ReviewMutation[] = [
    { patch: { id, ifRevisionID, set: { state: isDeleted ? 'rejected' : decision } } },
    ...(isDeleted ? [purgeMutation(id)] : []),
  ]
  if (state !== 'approved' && decision === 'rejected') return own
  const params = { product: product._ref, review: id }
  const stored = await client.fetch(approvedReviewsQuery, params)
  // A review that was never approved was never published, unless other reviews of its product were.
  if (isDeleted && stored.revision === null) return own
  const added = decision === 'approved' ? review : undefined
  return [...own, ...publishMutations(product._ref, stored, added, isDeleted ? 'purge' : 'keep')]
}
