import type { Metadata } from 'next'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { samePath } from '#web/sanity/queries/address.ts'

/** Returns the metadata of a page that search engines must not index. */
export async function describeUnindexedPage(
  path: string,
  title: string,
  description: string,
): Promise<Metadata> {
  const locale = await currentLocale()
  const seo = { title: null, description, image: null, noIndex: true }
  const settings = await getSiteSettings(locale)
  return describePage({ ...settings, title, paths: samePath(path), seo, locale, hasDrawnImage: false })
}
