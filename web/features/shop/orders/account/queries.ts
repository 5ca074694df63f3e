import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { type AccountHolder, getVerifiedAddress } from '#web/features/account/queries.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { ReviewsAndRequestsQueryResult } from '#web/sanity/types.generated.ts'

const reviewsAndRequestsQuery: Query<ReviewsAndRequestsQueryResult> = defineQuery(`{
  "reviews": *[_type == "review" && customer == $uid] | order(submittedAt desc) {
    "product": product->{ "number": slug.current, "title": ${localized('title')} },
    stars, text, name, language, state, submittedAt
  },
  "stockRequests": *[_type == "stockRequest" && lower(email) == $email] | order(requestedAt desc) {
    "product": number, language, requestedAt
  }
}`)

const optional = z.string().nullable()

const reviewsAndRequestsSchema = z.object({
  reviews: z.array(
    z.object({
      product: z.object({ number: optional, title: optional }).nullable(),
      stars: z.number(),
      text: z.string(),
      name: optional,
      language: z.string(),
      state: z.string(),
      submittedAt: z.string(),
    }),
  ),
  stockRequests: z.array(z.object({ product: z.string(), language: z.string(), requestedAt: z.string() })),
})

/** Returns the reviews of a customer, and the back-in-stock requests of a verified address. Throws if the lake does not respond. */
export const readReviewsAndRequests = (holder: AccountHolder, locale: LocaleId) =>
  fetchPrivate({
    query: reviewsAndRequestsQuery,
    // No request has an empty address.
    params: { uid: holder.uid, email: getVerifiedAddress(holder) ?? '', locale },
    schema: reviewsAndRequestsSchema,
  })
