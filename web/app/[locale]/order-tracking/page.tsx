import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { readTrackedOrder } from '#web/features/shop/orders/tracking/tracked-order.ts'
import { TrackingPage } from '#web/features/shop/orders/tracking/tracking-page.tsx'
import { currentLocale } from '#web/i18n/locales.ts'
import { TRACKING_PATH } from '#web/lib/private-paths.ts'
import { samePath } from '#web/sanity/queries/address.ts'

/** Rendered per request and sent whole. */
export const instant = false

/** Returns the page's metadata. It is not indexed, and its address is not sent to other sites. */
export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [settings, texts] = await Promise.all([getSiteSettings(locale), getTranslations('tracking')])
  const seo = { title: null, description: texts('description'), image: null, noIndex: true }
  const paths = samePath(TRACKING_PATH)
  return {
    ...describePage({ ...settings, title: texts('title'), paths, seo, locale }),
    referrer: 'no-referrer',
  }
}

/** The status of an order, by a signed link and without a sign-in. */
export default async function Page({ searchParams }: { searchParams: Promise<{ key?: string | string[] }> }) {
  const { key } = await searchParams
  await connection()
  const tracked = await readTrackedOrder(typeof key === 'string' ? key : '')
  // Before streaming starts, so that the response has the status 404.
  if (tracked.kind === 'missing') notFound()
  return <TrackingPage tracked={tracked} />
}
