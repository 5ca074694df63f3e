import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { REVIEW_PATH, reviewPath } from '#web/features/shop/reviews/paths.ts'
import { getReviewedProduct } from '#web/features/shop/reviews/writing/queries.ts'
import { ReviewPage } from '#web/features/shop/reviews/writing/review-page.tsx'
import { currentLocale } from '#web/i18n/locales.ts'
import { getSingle, type QueryPageProperties } from '../../query-page.ts'
import { describeUnindexedPage } from '../../unindexed-page.ts'

/** Rendered per request; it shows the customer's own review. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('reviews')
  return describeUnindexedPage(REVIEW_PATH, texts('pageTitle'), texts('pageText'))
}

/** The page on which a customer reviews a product. */
export default async function Page({ searchParams }: QueryPageProperties) {
  const { product: requested, result } = await searchParams
  const number = getSingle(requested) ?? ''
  const customer = await requireCustomer(number === '' ? REVIEW_PATH : reviewPath(number))
  const product = await getReviewedProduct(number, await currentLocale())
  if (!product) notFound()
  return <ReviewPage customer={customer} formResult={await readFormResult(result)} product={product} />
}
