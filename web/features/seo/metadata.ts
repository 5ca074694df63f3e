import type { Metadata } from 'next'
import { byLocale, DEFAULT_LOCALE, findLocale, type LocaleId, LOCALES } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { describeForSearch } from '#schemas/shared/search-result.ts'
import { stegaClean } from '#web/lib/stega.ts'
import { sharingImageUrl } from '#web/sanity/image/image.ts'
import type { Seo } from '#web/sanity/queries/seo.ts'

/** The input of a page's metadata. */
interface PageDescription {
  locale: LocaleId
  /** Paths without language, by language. */
  paths: Record<LocaleId, string>
  title: string
  /** Used if `seo` has no description. */
  description?: string | null
  seo: Seo
  siteName: string
  tagline: string
  /** Used if the page has no `seo` texts. */
  defaultSeo: Seo
  /** Whether the site draws a sharing image for the path, as it does for content. */
  hasDrawnImage?: boolean
}

/** Returns the paths of a page in every language, and `x-default`. */
export function languageAlternates(paths: Record<LocaleId, string>): Record<string, string> {
  const alternates = byLocale((locale) => localizedPath(locale, paths[locale]))
  return { ...alternates, 'x-default': alternates[DEFAULT_LOCALE] }
}

/** Returns a page's metadata: title, description, canonical URL, languages and Open Graph. */
export function describePage(pageWithStega: PageDescription): Metadata {
  const page = stegaClean(pageWithStega)
  const { locale, paths, seo, defaultSeo, siteName, tagline, hasDrawnImage = true } = page
  const { title, description } = describeForSearch({ seo, page, site: defaultSeo, tagline })
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
      locale: findLocale(locale)?.openGraphLocale,
      alternateLocale: LOCALES.filter(({ id }) => id !== locale).map(
        ({ openGraphLocale }) => openGraphLocale,
      ),
      images: image
        ? [{ url: sharingImageUrl(image), width: 1200, height: 630, alt: image.alt }]
        : hasDrawnImage
          ? [{ url: `/sharing${url}.png`, width: 1200, height: 630, alt: title }]
          : [],
    },
    twitter: { card: 'summary_large_image' },
  }
}
