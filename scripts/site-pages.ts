import { byLocale, type LocaleId } from '../schemas/shared/locales.ts'
import { localizedPath, matchRoute } from '../schemas/shared/routes.ts'

/** A page's encoded path in each language, with its language prefix. */
type Paths = Record<LocaleId, string>

/** A page of the site in all its languages. */
export interface SitePage {
  /** The document type, or the path for a page built by an editor. */
  kind: string
  paths: Paths
}

const ENTRY = /<url>.*?<\/url>/g
const ALTERNATE = /hreflang="([a-z]+)" href="([^"]+)"/g
const LINK = /<a [^>]*?href="(\/en\/[^"#?]+)"/g

/** Pages that neither sitemaps nor menus link to. */
const UNLINKED_PAGES: SitePage[] = [
  { kind: 'cart', paths: inEveryLanguage('/cart') },
  { kind: 'paid', paths: inEveryLanguage('/success') },
  { kind: 'not paid', paths: inEveryLanguage('/failed') },
  { kind: 'search', paths: inEveryLanguage('/search') },
  {
    kind: 'search with results',
    paths: { zh: '/zh/search?q=云', en: '/en/search?q=cloud', ar: '/ar/search?q=السحابة' },
  },
  { kind: 'search without results', paths: inEveryLanguage('/search?q=zzzzzz') },
  { kind: 'missing page', paths: inEveryLanguage('/there-is-no-such-page') },
]

/**
 * Returns every page of a running site, also those without a link or a sitemap entry.
 *
 * @param origin the site's address, such as `http://localhost:3000`
 */
export async function readSitePages(origin: string): Promise<SitePage[]> {
  const listed = await readSitemaps(origin)
  const known = new Set(listed.map(({ en }) => en))
  const home = await read(`${origin}/en`)
  const linked = [...new Set([...home.matchAll(LINK)].map(([, path = '']) => path))]
    .filter((path) => !known.has(path))
    .map((path) => path.slice('/en'.length))
  return [...[...listed, ...linked.map(inEveryLanguage)].map(withKind), ...UNLINKED_PAGES]
}

/** Returns the first page of each kind. */
export function onePageOfEachKind(pages: readonly SitePage[]): SitePage[] {
  return pages.filter(({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index)
}

function inEveryLanguage(path: string): Paths {
  return byLocale((locale) => localizedPath(locale, path))
}

function withKind(paths: Paths): SitePage {
  const path = decodeURIComponent(paths.en.slice('/en'.length)) || '/'
  return { kind: matchRoute(path)?.type ?? path, paths }
}

/** Returns the pages in the sitemaps of a running site. */
export async function readSitemaps(origin: string): Promise<Paths[]> {
  const index = await read(`${origin}/sitemap.xml`)
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => read(address))
  const alternates = (await Promise.all(parts)).flatMap((part) =>
    [...part.matchAll(ENTRY)].map(([entry]) => readAlternates(entry, origin)),
  )
  return [...new Map(alternates.map((paths) => [paths.en, paths])).values()]
}

function readAlternates(entry: string, origin: string): Paths {
  const alternates = [...entry.matchAll(ALTERNATE)].map(([, language = '', href = '']) => [
    language,
    href.slice(origin.length),
  ])
  return Object.fromEntries(alternates) as Paths
}

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} responds with ${response.status}.`)
  return response.text()
}
