import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { byLocale } from '#schemas/shared/locales.ts'
import { localizedPath, numberedPath } from '#schemas/shared/routes.ts'
import { Blocks } from '#web/blocks/page/view.tsx'
import { environment } from '#web/env.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getRoutes } from '#web/features/seo/queries.ts'
import { describeSite } from '#web/features/seo/structured-data.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { currentLocale, localeDetails } from '#web/i18n/locales.ts'
import { decodeSegments } from '#web/lib/path-segments.ts'
import { samePath } from '#web/sanity/queries/address.ts'
import type { Seo } from '#web/sanity/queries/seo.ts'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { MissingPage, missingPageMetadata } from '../missing-page.tsx'
import { type ResolvedPage, resolvePath } from './resolve.ts'

interface PageProperties {
  params: Promise<{ path?: string[] }>
}

/** Prerenders whole pages, never parts, so that a missing page has status 404. */
export const ensureStatic = 'navigation'

/** Number of documents prerendered by the build, products last; others are rendered on first request. */
const BUILT_AHEAD = 200

/** Returns the paths to prerender in a language, always with the home page, because Next requires at least one. */
export async function generateStaticParams({
  params,
}: {
  params: { locale: string }
}): Promise<{ path: string[] }[]> {
  const { id } = localeDetails(params.locale)
  const routes = await getRoutes(0, BUILT_AHEAD)
  const paths = new Set(['/', ...routes.map((route) => decodeURIComponent(route.paths[id]))])
  return [...paths].map((path) => ({ path: path.split('/').filter(Boolean) }))
}

async function load({ params }: PageProperties) {
  const { path = [] } = await params
  const locale = await currentLocale()
  const segments = decodeSegments(path)
  const [resolved, settings] = await Promise.all([
    segments && resolvePath(`/${segments.join('/')}`, locale),
    getSiteSettings(locale),
  ])
  return { resolved, settings, locale }
}

async function describe(resolved: ResolvedPage) {
  const common = await getTranslations('common')
  const { pageNumber } = resolved
  const numbered = (title: string) =>
    pageNumber === 1 ? title : common('numberedTitle', { title, page: pageNumber })
  const numberedSeo = (seo: Seo): Seo => ({ ...seo, title: seo.title && numbered(seo.title) })
  if (resolved.kind === 'page') {
    const { path, title, seo } = resolved.page
    return { title: numbered(title), seo: numberedSeo(seo), paths: samePath(numberedPath(path, pageNumber)) }
  }
  const { document, pages } = resolved
  const { title, description } = pages.describe(document)
  const paths = byLocale((id) => numberedPath(document.paths[id], pageNumber))
  return { title: numbered(title), description, seo: numberedSeo(document.seo), paths }
}

/** Returns the page's metadata, or that of the 404 page. */
export async function generateMetadata(properties: PageProperties): Promise<Metadata> {
  const { resolved, settings, locale } = await load(properties)
  if (!resolved) return missingPageMetadata()
  if (resolved.kind === 'moved') return {}
  return describePage({ ...settings, ...(await describe(resolved)), locale })
}

/** Renders the path's page of blocks or document. */
export default async function Page(properties: PageProperties) {
  const { resolved, settings, locale } = await load(properties)
  if (!resolved) return <MissingPage />
  if (resolved.kind === 'moved') redirect(resolved.location)
  const { SITE_URL: siteUrl } = environment()
  if (resolved.kind === 'page') {
    const { page, pageNumber } = resolved
    const { languageTag } = localeDetails(locale)
    return (
      <>
        {page.path === '/' && <JsonLd data={describeSite({ ...settings, siteUrl, locale, languageTag })} />}
        <main id="content" tabIndex={-1}>
          <Blocks blocks={page.blocks} page={{ ...page, locale, pageNumber }} />
        </main>
      </>
    )
  }
  const { pages, document, layout, pageNumber } = resolved
  const { siteName } = settings
  const data = pages.structuredData?.(document, {
    url: siteUrl + localizedPath(locale, document.paths[locale]),
    locale,
    siteName,
    siteUrl,
    organization: { '@type': 'Organization', name: siteName, url: siteUrl },
  })
  return (
    <>
      {data && <JsonLd data={{ '@context': 'https://schema.org', ...data }} />}
      <pages.View document={document} locale={locale} layout={layout} pageNumber={pageNumber} />
    </>
  )
}
