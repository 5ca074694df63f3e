import type { Metadata } from 'next'
import { Blocks } from '#web/blocks/registry.tsx'
import { getPage } from '#web/features/page/data.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getRoutes } from '#web/features/seo/routes.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { missingPageMetadata, MissingPage } from '../missing-page.tsx'

interface PageProperties {
  params: Promise<{ path?: string[] }>
}

/** How many pages are built ahead; the others are built when first asked for. */
const BUILT_AHEAD = 300

/** The paths of the pages to build ahead; the home page always is one, since Next asks for one at least. */
export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  const routes = await getRoutes(0, BUILT_AHEAD)
  const paths = routes.filter(({ type }) => type === 'page').map(({ address }) => address)
  return [...new Set(['/', ...paths])].map((path) => ({ path: path.split('/').filter(Boolean) }))
}

async function load({ params }: PageProperties) {
  const { path = [] } = await params
  const locale = await currentLocale()
  const [page, settings] = await Promise.all([getPage(`/${path.join('/')}`, locale), getSiteSettings(locale)])
  return { page, settings, locale }
}

/** The head of the page; a path without a page has the head of the 404 page. */
export async function generateMetadata(properties: PageProperties): Promise<Metadata> {
  const { page, settings, locale } = await load(properties)
  return page ? describePage({ ...settings, ...page, locale }) : missingPageMetadata()
}

/** Any page made of blocks. */
export default async function Page(properties: PageProperties) {
  const { page } = await load(properties)
  if (!page) return <MissingPage />
  return (
    <main id="content" tabIndex={-1}>
      <Blocks blocks={page.blocks} page={page} />
    </main>
  )
}
