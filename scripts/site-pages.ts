import { LOCALES, type LocaleId } from '../schemas/shared/locales.ts'
import { localizedPath, matchRoute } from '../schemas/shared/routes.ts'

/** Where a page is in each language: encoded paths with language. */
type Paths = Record<LocaleId, string>

/** A page of the site in all its languages. */
export interface SitePage {
  /** Documents of one type look alike and are one kind; of the pages that editors build each is a kind, named by its path. */
  kind: string
  paths: Paths
}

const ENTRY = /<url>.*?<\/url>/g
const ALTERNATE = /hreflang="([a-z]+)" href="([^"]+)"/g
const LINK = /<a [^>]*?href="(\/en\/[^"#?]+)"/g

/** Pages to which neither a sitemap nor a menu leads: one comes to them by asking, choosing or paying. */
const COME_TO: SitePage[] = [
  { kind: 'cart', paths: inEveryLanguage('/cart') },
  { kind: 'paid', paths: inEveryLanguage('/success') },
  { kind: 'not paid', paths: inEveryLanguage('/failed') },
  { kind: 'search', paths: inEveryLanguage('/search') },
  {
    kind: 'search with answers',
    paths: { zh: '/zh/search?q=云', en: '/en/search?q=cloud', ar: '/ar/search?q=السحابة' },
  },
  { kind: 'search without answers', paths: inEveryLanguage('/search?q=zzzzzz') },
  { kind: 'missing page', paths: inEveryLanguage('/there-is-no-such-page') },
]

/**
 * Every page of a running site: those of its sitemaps, those that only menus lead to because search engines shall not
 * list them, and those that neither leads to.
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
  return [...[...listed, ...linked.map(inEveryLanguage)].map(withKind), ...COME_TO]
}

/** One page of each kind, the first there is. */
export function onePageOfEachKind(pages: readonly SitePage[]): SitePage[] {
  return pages.filter(({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index)
}

function inEveryLanguage(path: string): Paths {
  return Object.fromEntries(LOCALES.map(({ id }) => [id, localizedPath(id, path)])) as Paths
}

function withKind(paths: Paths): SitePage {
  const path = decodeURIComponent(paths.en.slice('/en'.length)) || '/'
  return { kind: matchRoute(path)?.type ?? path, paths }
}

async function readSitemaps(origin: string): Promise<Paths[]> {
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
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response.text()
}
