import { defineQuery } from 'groq'
import type { SanityClient } from 'sanity'
import type { Review } from '#schemas/shared/documents.generated.ts'
import {
  APPROVED_REVIEWS_QUERY,
  deletionMutations,
  publishMutations,
  type ReviewMutation,
} from '#schemas/shared/reviews.ts'
import { resultOf, type WriteResult } from '../write-error.ts'

export type Decision = 'approved' | 'rejected' | 'deleted'

const approvedReviewsQuery = defineQuery(APPROVED_REVIEWS_QUERY)

/** Attempts to save a decision while other reviews of the product are being approved. */
const ATTEMPTS = 4

/** Saves a decision about a review together with the product's published reviews and rating. */
export async function moderateReview(
  client: SanityClient,
  review: Review,
  decision: Decision,
): Promise<WriteResult> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const mutations = decisionMutations(client, review, decision)
    const result = await resultOf(
      mutations.then((all) => client.transaction(all).commit({ visibility: 'sync' })),
    )
    if (result !== 'conflict') return result
    const current = await client.getDocument(review._id).catch(() => null)
    if (current?._rev !== review._rev) return 'conflict'
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
