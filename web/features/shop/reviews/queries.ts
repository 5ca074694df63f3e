import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALE_IDS } from '#schemas/shared/locales.ts'
import { productReviewsId, REVIEW_STARS } from '#schemas/shared/reviews.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { choice, flag, listOf, optionalText, required, text } from '#web/sanity/parse.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { ProductReviewsQueryResult } from '#web/sanity/types.generated.ts'

/** The published reviews of a product by their id, so that other products' reviews do not concern its pages. */
const productReviewsQuery: Query<ProductReviewsQueryResult> = defineQuery(`{
  "published": *[_id == $id][0] {
    counts,
    reviews[] { "key": _key, stars, text, language, name, submittedAt, isVerified }
  }
}`)

const count = z.number().int().min(0)

const reviewSchema = z.object({
  key: z.string(),
  stars: required(z.number().int().min(1).max(5)),
  text,
  language: choice(LOCALE_IDS, DEFAULT_LOCALE),
  /** Null for a customer whose account is deleted. */
  name: optionalText,
  submittedAt: required(z.iso.datetime()),
  isVerified: flag(false),
})

/** A review as visitors see it. */
export type Review = z.output<typeof reviewSchema>

const reviewsSchema = z.object({
  counts: required(z.array(count).length(REVIEW_STARS.length)),
  reviews: listOf(reviewSchema),
})

const publishedSchema = z.object({ published: reviewsSchema.nullable().catch(null) })

/** The published reviews of a product: the number with five stars, four stars and so on, and the newest ones. */
export type ProductReviews = z.output<typeof reviewsSchema>

const NO_REVIEWS: ProductReviews = { counts: REVIEW_STARS.map(() => 0), reviews: [] }

/** Returns the published reviews of a product. */
export async function getReviews(productId: string): Promise<ProductReviews> {
  const params = { id: productReviewsId(productId) }
  const found = await fetchContent({ query: productReviewsQuery, params, schema: publishedSchema })
  return found?.published ?? NO_REVIEWS
}
