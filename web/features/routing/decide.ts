import { DEFAULT_LOCALE, LOCALES, type LocaleId } from '#schemas/shared/locales.ts'
import { CATALOGUE_PATH, FILTER_PARAMETERS, FILTERED_PATH } from '#schemas/shared/catalogue.ts'
import { PRIVATE_PATHS, renewPath, signInPath } from '#web/lib/private-paths.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

/** A redirect that an editor has set; paths are without language. */
export interface Redirect {
  source: string
  destination: string
  permanent: boolean
}

/** What is known of a request before its page is looked for. */
export interface Visit {
  /** Path as requested, with or without a language. */
  pathname: string
  /** The query, with its question mark, or empty. */
  search: string
  /** The language the visitor once chose, from the cookie. */
  savedLocale: string | undefined
  acceptLanguage: string | null
  /** Whether a session is carried, and, on pages of an account, whether it still holds. */
  session: 'none' | 'ended' | 'held'
}

/**
 * Where a request goes on: to its page or the page's twin, elsewhere, or to a path under which there is no page. `varies` says that
 * another visitor may be sent elsewhere.
 */
export type Decision =
  | { kind: 'page' }
  | { kind: 'missing'; path: string }
  /** The Markdown twin of the page at a path. */
  | { kind: 'markdown'; path: string }
  | { kind: 'redirect'; location: string; status: 307 | 308; varies: boolean }

const PAGE: Decision = { kind: 'page' }

/** No page can have this path: a service's slug begins with a letter or a digit. */
const NO_PAGE = '/services/-'

const asLocale = (name: string | undefined): LocaleId | undefined => LOCALES.find(({ id }) => id === name)?.id

/** Splits `/ar/contact` into its language and `/contact`. */
export function splitLocale(pathname: string): { locale: LocaleId | undefined; path: string } {
  const [, first] = pathname.split('/')
  const locale = asLocale(first)
  return { locale, path: locale ? pathname.slice(locale.length + 1) || '/' : pathname }
}

/** The language to greet a visitor in: the saved choice, else the best of what the browser accepts, else English. */
export function preferredLocale(savedLocale: string | undefined, acceptLanguage: string | null): LocaleId {
  const saved = asLocale(savedLocale)
  if (saved) return saved
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { language: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  for (const { language } of accepted) {
    const locale = asLocale(language)
    if (locale) return locale
  }
  return DEFAULT_LOCALE
}

/** Where redirects lead in the end. */
type Target = Pick<Redirect, 'destination' | 'permanent'>

/** A path as redirects are written: decoded, without a last slash. */
function plainPath(path: string): string {
  try {
    return decodeURI(path).replace(/(?<=.)\/+$/, '')
  } catch {
    return path
  }
}

/**
 * Follows the redirects from a path to the last one. A circle counts as no redirect at all; a chain is permanent
 * when all of its links are.
 */
export function followRedirects(path: string, redirects: readonly Redirect[]): Target | null {
  const bySource = new Map(redirects.map((redirect) => [plainPath(redirect.source), redirect]))
  const chain = new Map<string, Redirect>()
  let next = plainPath(path)
  for (let redirect = bySource.get(next); redirect; redirect = bySource.get(next)) {
    if (chain.has(next)) return null
    chain.set(next, redirect)
    next = isOwnPath(redirect.destination) ? plainPath(redirect.destination.split(/[?#]/)[0] ?? '') : ''
  }
  const hops = [...chain.values()]
  const destination = hops.at(-1)?.destination
  if (!destination || !isAllowed(destination)) return null
  return { destination, permanent: hops.every(({ permanent }) => permanent) }
}

/** A path of this site; `//example.com` and `/\example.com` are addresses of others. */
const isOwnPath = (destination: string) => /^\/(?![/\\])/.test(destination)

const isAllowed = (destination: string) =>
  isOwnPath(destination) || /^https?:$/.test(URL.parse(destination)?.protocol ?? '')

/** Adds the visitor's query to a destination that has none of its own. */
function withSearch(destination: string, search: string): string {
  if (!search || destination.includes('?')) return destination
  const [path = '', ...anchor] = destination.split('#')
  return [`${path}${search}`, ...anchor].join('#')
}

/** False for `/%` and the like, on which the router of Next would stumble with a 500. */
function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A form that was sent empty filters nothing. */
function isFilter(search: string): boolean {
  const values = new URLSearchParams(search)
  return FILTER_PARAMETERS.some((name) => values.getAll(name).some((value) => value !== ''))
}

/** Between the catalogue, which is built ahead, and where it is narrowed down; null where the path is the right one. */
function catalogueFor(path: string, search: string): string | null {
  if (path === CATALOGUE_PATH && isFilter(search)) return FILTERED_PATH + search
  return path === FILTERED_PATH && !isFilter(search) ? CATALOGUE_PATH : null
}

/** Whether a request is for a page of an account. */
export function isPrivate(pathname: string): boolean {
  return PRIVATE_PATHS.includes(splitLocale(pathname).path)
}

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path)

/**
 * Decides where a request goes on: along an editor's redirect, to its language, or to its page. A redirect keeps the
 * visitor's language and query. A filter leads from the catalogue to where that is narrowed down, a page of an account to the door for who
 * is not signed in. Where the choice of language depends on the visitor, the redirect is temporary.
 */
export function decide(visit: Visit, redirects: readonly Redirect[]): Decision {
  const { locale, path } = splitLocale(visit.pathname)
  const language = locale ?? preferredLocale(visit.savedLocale, visit.acceptLanguage)
  if (!canBeDecoded(path)) return { kind: 'missing', path: localizedPath(language, NO_PAGE) }
  const redirect = followRedirects(path, redirects)
  if (redirect) {
    const own = isOwnPath(redirect.destination)
    const named = own && splitLocale(redirect.destination).locale !== undefined
    const target = own && !named ? localizedPath(language, redirect.destination) : redirect.destination
    const varies = own && !named && !locale
    return {
      kind: 'redirect',
      location: withSearch(target, visit.search),
      status: redirect.permanent && !varies ? 308 : 307,
      varies,
    }
  }
  const twin = /^(.+)\.md$/.exec(visit.pathname)?.[1]
  if (twin && splitLocale(twin).locale) return { kind: 'markdown', path: twin }
  const catalogue = locale && catalogueFor(path, visit.search)
  if (catalogue) {
    return { kind: 'redirect', location: localizedPath(locale, catalogue), status: 307, varies: false }
  }
  if (locale && visit.session !== 'held' && PRIVATE_PATHS.includes(path)) {
    const door = visit.session === 'none' ? signInPath : renewPath
    return { kind: 'redirect', location: door(path + visit.search, locale), status: 307, varies: false }
  }
  if (locale || isFile(path)) return PAGE
  return {
    kind: 'redirect',
    location: withSearch(localizedPath(language, path.replace(/^\/+/, '/')), visit.search),
    status: 307,
    varies: true,
  }
}
