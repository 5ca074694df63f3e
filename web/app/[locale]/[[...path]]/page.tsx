import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { Blocks } from '#web/blocks/registry.tsx'
import { samePath } from '#web/content/address.ts'
import { environment } from '#web/env.ts'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { describePage } from '#web/features/seo/metadata.ts'
import { getRoutes } from '#web/features/seo/routes.ts'
import { siteData } from '#web/features/seo/site-data.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { currentLocale, localeDetails } from '#web/i18n/locales.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath, numberedPath } from '#schemas/shared/routes.ts'
import { missingPageMetadata, MissingPage } from '../missing-page.tsx'
import { resolve, type Resolved } from './resolve.ts'

interface PageProperties {
  params: Promise<{ path?: string[] }>
}

/** Pages are built whole, never in part: a visitor gets the finished page, and a missing one its true status. */
export const ensureStatic = 'navigation'

/** How many documents are built ahead, products last; the others are built when first asked for. */
const BUILT_AHEAD = 200

/** The paths to build ahead in a language; the home page always is one, since Next asks for one at least. */
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
  const [resolved, settings] = await Promise.all([
    resolve(`/${path.map(decodeURIComponent).join('/')}`, locale),
    getSiteSettings(locale),
  ])
  return { resolved, settings, locale }
}

/** What the head says: a page of blocks is described by itself, a document by its type. */
async function describe(resolved: Resolved) {
  const common = await getTranslations('common')
  const { pageNumber } = resolved
  const numbered = (title: string) =>
    pageNumber === 1 ? title : common('numberedTitle', { title, page: pageNumber })
  if (resolved.kind === 'page') {
    const { page } = resolved
    return { ...page, title: numbered(page.title), paths: samePath(numberedPath(page.path, pageNumber)) }
  }
  const { document, pages } = resolved
  const { title, description } = pages.describe(document)
  const paths = Object.entries(document.paths).map(([id, path]) => [id, numberedPath(path, pageNumber)])
  return {
    ...document,
    title: numbered(title),
    description,
    paths: Object.fromEntries(paths) as Record<LocaleId, string>,
  }
}

/** The head of the page; a path at which nothing answers has the head of the 404 page. */
export async function generateMetadata(properties: PageProperties): Promise<Metadata> {
  const { resolved, settings, locale } = await load(properties)
  if (!resolved) return missingPageMetadata()
  if (resolved.kind === 'moved') return {}
  return describePage({ ...settings, ...(await describe(resolved)), locale })
}

/** Whatever answers at the path: a page made of blocks, or a document. */
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
        {page.path === '/' && <JsonLd data={siteData({ ...settings, siteUrl, locale, languageTag })} />}
        <main id="content" tabIndex={-1}>
          <Blocks blocks={page.blocks} page={{ ...page, locale, pageNumber }} documentId={page.id} />
        </main>
      </>
    )
  }
  const { pages, document, layout, pageNumber } = resolved
  const url = siteUrl + localizedPath(locale, document.paths[locale])
  const data = pages.structuredData?.(document, { siteName: settings.siteName, siteUrl, url })
  return (
    <>
      {data && <JsonLd data={{ '@context': 'https://schema.org', ...data }} />}
      <pages.View document={document} locale={locale} layout={layout} pageNumber={pageNumber} />
    </>
  )
}
