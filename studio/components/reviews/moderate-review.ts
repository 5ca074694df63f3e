import { defineQuery } from 'groq'
import type { SanityClient } from 'sanity'
import type { Review } from '#schemas/shared/documents.generated.ts'
import {
  APPROVED_REVIEWS_QUERY,
  deletionMutations,
  publishMutations,
  type ReviewMutation,
} from '#schemas/shared/reviews.ts'
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
  const { _id: id, _rev: revision, state, product } = review
  const own: ReviewMutation = { patch: { id, ifRevisionID: revision, set: { state: decision } } }
  if (state !== 'approved' && decision === 'rejected') return [own]
  const stored = await client.fetch(approvedReviewsQuery, { product: product._ref, review: id })
  if (decision === 'deleted') return deletionMutations({ id, revision, product: product._ref }, stored)
  return [own, ...publishMutations(product._ref, stored, decision === 'approved' ? review : undefined)]
}
