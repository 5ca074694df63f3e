import type { Metadata } from 'next'
import { sharingImageUrl } from '#web/content/image.ts'
import type { Seo } from '#web/content/seo.ts'
import { withoutMarks } from '#web/lib/marks.ts'
import { DEFAULT_LOCALE, LOCALES, type LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

/** A page as search engines and other sites are told of it. */
interface PageDescription {
  locale: LocaleId
  /** Its paths without language, by language. */
  paths: Record<LocaleId, string>
  title: string
  /** What the page says of itself, where its `seo` says nothing. */
  description?: string | null
  seo: Seo
  siteName: string
  tagline: string
  /** Used where the page has no `seo` texts of its own. */
  defaultSeo: Seo
}

/** Addresses of a page in every language, and the one for visitors of any other. */
export function languageAlternates(paths: Record<LocaleId, string>): Record<string, string> {
  const alternates = LOCALES.map(({ id }) => [id, localizedPath(id, paths[id])])
  const fallback = ['x-default', localizedPath(DEFAULT_LOCALE, paths[DEFAULT_LOCALE])]
  return Object.fromEntries([...alternates, fallback]) as Record<string, string>
}

/** A page's title as the browser's tab shows it: its own title, then the site's tagline. */
export const tabTitle = (title: string, tagline: string) => `${title} | ${tagline}`

/** What a page's head says: title, description, canonical address, its other languages, and what other sites show of it. */
export function describePage(marked: PageDescription): Metadata {
  const page = withoutMarks(marked)
  const { locale, paths, seo, defaultSeo, siteName, tagline } = page
  const title = tabTitle(seo.title ?? page.title, tagline)
  const description = seo.description ?? page.description ?? defaultSeo.description ?? undefined
  const image = seo.image ?? defaultSeo.image
  const url = localizedPath(locale, paths[locale])
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: languageAlternates(paths),
      types: {
        'text/markdown': `${url}.md`,
        'application/rss+xml': [{ url: localizedPath(locale, '/feed.xml'), title: siteName }],
      },
    },
    robots: seo.noIndex ? { index: false, follow: true } : undefined,
    openGraph: {
      type: 'website',
      url,
      title,
      description,
      siteName,
      locale,
      alternateLocale: LOCALES.filter(({ id }) => id !== locale).map(({ id }) => id),
      images: [
        image
          ? { url: sharingImageUrl(image), width: 1200, height: 630, alt: image.alt }
          : { url: `/sharing${url}.png`, width: 1200, height: 630, alt: title },
      ],
    },
    twitter: { card: 'summary_large_image' },
  }
}
