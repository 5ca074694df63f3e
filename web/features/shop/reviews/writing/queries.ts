import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { LOCALE_IDS, type LocaleId } from '#schemas/shared/locales.ts'
import { PAID_STATES } from '#schemas/shared/orders.ts'
import { APPROVED_REVIEWS_QUERY, REVIEW_STATE_VALUES } from '#schemas/shared/reviews.ts'
import { productNumbersOf } from '#schemas/shared/variants.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { text } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  ApprovedReviewsQueryResult,
  OwnReviewQueryResult,
  ReviewedProductQueryResult,
} from '#web/sanity/types.generated.ts'
import { isSoldAsNumber } from '../../variants/queries.ts'

const reviewedProductQuery: Query<ReviewedProductQueryResult> = defineQuery(
  `*[_type == "product" && ${isSoldAsNumber}][0] {
    "id": _id, "number": slug.current, "title": ${localized('title')}
  }`,
)

/** Returns the product that is sold under a number, itself or as a variant; null if there is none. */
export const getReviewedProduct = (number: string, locale: LocaleId) =>
  fetchContent({
    query: reviewedProductQuery,
    params: { number, products: productNumbersOf(number), locale },
    schema: z.object({ id: z.string(), number: text, title: text }),
  })

const ownReviewQuery: Query<OwnReviewQueryResult> = defineQuery(`{
  "order": *[_type == "order" && customer.uid == $uid && state in $states && $product in lines[].product]
    | order(placedAt desc) [0]._id,
  "review": *[_type == "review" && _id == $id][0] { _rev, state, stars, text, name, language }
}`)

const ownReviewSchema = z.object({
  order: z.string().nullable(),
  review: z
    .object({
      _rev: z.string(),
      state: z.enum(REVIEW_STATE_VALUES),
      stars: z.number(),
      text: z.string(),
      name: z.string().nullable(),
      language: z.string(),
    })
    .nullable(),
})

/** The review that a customer wrote of a product; null for none. */
export type OwnReview = z.output<typeof ownReviewSchema>['review']

/** Returns the customer's paid order of a product, and the review that they wrote; each may be null. */
export const readOwnReview = (uid: string, product: string, id: string) =>
  fetchPrivate({
    query: ownReviewQuery,
    params: { uid, product, id, states: PAID_STATES },
    schema: ownReviewSchema,
  })

const approvedReviewsQuery: Query<ApprovedReviewsQueryResult> = defineQuery(APPROVED_REVIEWS_QUERY)

const approvedReviewsSchema = z.object({
  revision: z.string().nullable(),
  products: z.array(z.string()),
  stars: z.array(z.number()),
  newest: z.array(
    z.object({
      _id: z.string(),
      stars: z.number(),
      text: z.string(),
      language: z.enum(LOCALE_IDS),
      name: z.string().nullable(),
      submittedAt: z.string(),
      isVerified: z.boolean(),
    }),
  ),
})

/** Returns the approved reviews of a product except one. Throws if the lake does not respond. */
export const readApprovedReviews = (product: string, review: string) =>
  fetchPrivate({
    query: approvedReviewsQuery,
    params: { product, review },
    schema: approvedReviewsSchema,
  })
