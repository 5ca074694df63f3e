import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { environment } from '#web/env.ts'
import { getFeed } from '#web/features/blog/data.ts'
import { rssFeed } from '#web/features/blog/feed.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { localeDetails } from '#web/i18n/locales.ts'
import { routing } from '#web/i18n/routing.ts'
import { withoutMarks } from '#web/lib/marks.ts'
import { LOCALES } from '#schemas/shared/locales.ts'

/** Every language has a feed; another first segment is a 404. */
export function generateStaticParams() {
  return LOCALES.map(({ id }) => ({ locale: id }))
}

/** The newest articles of a language, for feed readers. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) return new Response('Not found', { status: 404 })
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
  return new Response(withoutMarks(xml), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
