import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { TRACKING_PATH } from '#web/features/account/private-paths.ts'
import { readTrackedOrder } from '#web/features/shop/orders/tracking/tracked-order.ts'
import { TrackingPage } from '#web/features/shop/orders/tracking/tracking-page.tsx'
import { getSingle, type QueryPageProperties } from '../query-page.ts'
import { describeUnindexedPage } from '../unindexed-page.ts'

/** Rendered per request and sent whole. */
export const instant = false

/** Returns the page's metadata. Its address is not sent to other sites. */
export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('tracking')
  const metadata = await describeUnindexedPage(TRACKING_PATH, texts('title'), texts('description'))
  return { ...metadata, referrer: 'no-referrer' }
}

/** The status of an order, by a signed link and without a sign-in. */
export default async function Page({ searchParams }: QueryPageProperties) {
  const key = getSingle((await searchParams).key) ?? ''
  await connection()
  const tracked = await readTrackedOrder(key)
  // Before streaming starts, so that the response has the status 404.
  if (tracked.kind === 'missing') notFound()
  return <TrackingPage tracked={tracked} />
}
