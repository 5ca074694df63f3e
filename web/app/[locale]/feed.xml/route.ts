import { getTranslations } from 'next-intl/server'
import { LOCALES } from '#schemas/shared/locales.ts'
import { environment } from '#web/env.ts'
import { rssFeed } from '#web/features/blog/feed.ts'
import { getFeed } from '#web/features/blog/queries.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { localeDetails } from '#web/i18n/locales.ts'
import { isLocale } from '#web/i18n/routing.ts'
import { stegaClean } from '#web/lib/stega.ts'

/** Prerenders the feed of every language. */
export function generateStaticParams() {
  return LOCALES.map(({ id }) => ({ locale: id }))
}

/** Returns the RSS feed of a language. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response('Not found', { status: 404 })
  const [texts, { siteName }, { posts, listPage }] = await Promise.all([
    getTranslations({ locale, namespace: 'blog' }),
    getSiteSettings(locale),
    getFeed(locale),
  ])
  const xml = rssFeed({
    title: texts('feedTitle', { site: siteName }),
    description: texts('feedDescription'),
    locale: localeDetails(locale),
    siteUrl: environment().SITE_URL,
    listPath: listPage?.href ?? '/',
    entries: posts,
  })
  return new Response(stegaClean(xml), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
