import { CATALOG_PATH, FILTER_PARAMETERS, FILTERED_CATALOG_PATH } from '#schemas/shared/catalog.ts'
import { DEFAULT_LOCALE, findLocale, type LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath, splitLocale } from '#schemas/shared/routes.ts'
import { SIGN_IN_PAGES, signInPagePath } from '#web/features/account/auth/sign-in-pages.ts'
import { PRIVATE_PATHS, renewSessionPath } from '#web/features/account/private-paths.ts'
import { MISSING_PATH } from '#web/i18n/routing.ts'
import { decodeSegments } from '#web/lib/path-segments.ts'

/** A redirect of an editor; its paths have no language. */
export interface Redirect {
  source: string
  destination: string
  permanent: boolean
}

/** A request as the proxy sees it, before its page is looked up. */
export interface RouteRequest {
  /** With or without a language. */
  pathname: string
  /** The query with its question mark, or empty. */
  search: string
  /** The visitor's chosen language, from the cookie. */
  savedLocale: string | undefined
  acceptLanguage: string | null
  /**
   * State of the session; only account pages check whether it is still valid. `missing`: the order of the page is not the customer's.
   * `unavailable`: the session cannot be checked now.
   */
  session: 'none' | 'ended' | 'held' | 'missing' | 'unavailable'
}

/**
 * How the proxy handles a request. `varies`: the redirect depends on the visitor's cookies and headers. `missing`: rewrite to a path
 * without a page.
 */
type RouteDecision =
  | { kind: 'page' }
  | { kind: 'missing'; path: string }
  /** The page of missing addresses, uncached: another visitor may have a page there. */
  | { kind: 'notOwn'; locale: LocaleId }
  /** The Markdown twin of the page at a path. */
  | { kind: 'markdown'; path: string }
  /** The error page with status 503. */
  | { kind: 'unavailable'; locale: LocaleId }
  | { kind: 'redirect'; location: string; status: 307 | 308; varies: boolean }

const PAGE: RouteDecision = { kind: 'page' }

const missing = (locale: LocaleId): RouteDecision => ({
  kind: 'missing',
  path: localizedPath(locale, MISSING_PATH),
})

/** Returns `/en/shop` for `/EN/shop`; null if the language is in lower case or there is none. */
function withLowerCaseLocale(pathname: string): string | null {
  const [, first = ''] = pathname.split('/')
  const locale = findLocale(first.toLowerCase())?.id
  return locale && locale !== first ? `/${locale}${pathname.slice(locale.length + 1)}` : null
}

/** Returns the visitor's language: the saved choice, else the best match of `Accept-Language`, else English. */
export function preferredLocale(savedLocale: string | undefined, acceptLanguage: string | null): LocaleId {
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { language: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  const wanted = [savedLocale, ...accepted.map(({ language }) => language)]
  return wanted.map((id) => findLocale(id)).find((locale) => locale !== undefined)?.id ?? DEFAULT_LOCALE
}

type RedirectTarget = Pick<Redirect, 'destination' | 'permanent'>

/** Returns a path decoded and without a trailing slash, as editors write redirects. */
function normalizePath(path: string): string {
  try {
    return decodeURI(path).replace(/(?<=.)\/+$/, '')
  } catch {
    return path
  }
}

/** Follows a chain of redirects to its final destination. Returns null for a loop. A chain is permanent if all of its redirects are. */
export function followRedirects(path: string, redirects: readonly Redirect[]): RedirectTarget | null {
  const bySource = new Map(redirects.map((redirect) => [normalizePath(redirect.source), redirect]))
  const chain = new Map<string, Redirect>()
  let next = normalizePath(path)
  for (let redirect = bySource.get(next); redirect; redirect = bySource.get(next)) {
    if (chain.has(next)) return null
    chain.set(next, redirect)
    next = isOwnPath(redirect.destination) ? normalizePath(redirect.destination.split(/[?#]/)[0] ?? '') : ''
  }
  const hops = [...chain.values()]
  const destination = hops.at(-1)?.destination
  if (!destination || !isAllowed(destination)) return null
  return { destination, permanent: hops.every(({ permanent }) => permanent) }
}

/** Whether a destination is a path of this site; `//example.com` and `/\example.com` are other sites. */
const isOwnPath = (destination: string) => /^\/(?![/\\])/.test(destination)

const isAllowed = (destination: string) =>
  isOwnPath(destination) || /^https?:$/.test(URL.parse(destination)?.protocol ?? '')

/** Adds the visitor's query to a destination without one. */
function withSearch(destination: string, search: string): string {
  if (!search || destination.includes('?')) return destination
  const [path = '', ...anchor] = destination.split('#')
  return [`${path}${search}`, ...anchor].join('#')
}

/** False for paths such as `/%`, which Next's router answers with 500. */
export const isDecodable = (path: string): boolean => decodeSegments([path]) !== null

/** Whether a query filters the catalog. An empty form does not. */
function isFilter(search: string): boolean {
  const values = new URLSearchParams(search)
  return FILTER_PARAMETERS.some((name) => values.getAll(name).some((value) => value !== ''))
}

/** Returns the catalog page that matches the query: the prerendered one or the filtered one; null if the path is right. */
function findCatalogPath(path: string, search: string): string | null {
  if (path === CATALOG_PATH && isFilter(search)) return FILTERED_CATALOG_PATH + search
  return path === FILTERED_CATALOG_PATH && !isFilter(search) ? CATALOG_PATH : null
}

/** Whether a path is an account page. */
export function isPrivate(pathname: string): boolean {
  return PRIVATE_PATHS.includes(splitLocale(pathname).path)
}

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path)

/**
 * Decides how to handle a request: redirect it by an editor's redirect or to its language, or show its page. A redirect keeps language
 * and query, and is temporary if the language depends on the visitor. Filtered queries redirect to the filtered catalog, and account
 * pages redirect signed-out visitors to sign in.
 */
export function decideRoute(request: RouteRequest, redirects: readonly Redirect[]): RouteDecision {
  const { locale, path } = splitLocale(request.pathname)
  const language = locale ?? preferredLocale(request.savedLocale, request.acceptLanguage)
  if (!isDecodable(path)) return missing(language)
  const lowerCase = withLowerCaseLocale(request.pathname)
  if (lowerCase) {
    return { kind: 'redirect', location: lowerCase + request.search, status: 308, varies: false }
  }
  const redirect = followRedirects(path, redirects)
  if (redirect) {
    const isOwn = isOwnPath(redirect.destination)
    const hasLocale = isOwn && splitLocale(redirect.destination).locale !== undefined
    const target = isOwn && !hasLocale ? localizedPath(language, redirect.destination) : redirect.destination
    const varies = isOwn && !hasLocale && !locale
    return {
      kind: 'redirect',
      location: withSearch(target, request.search),
      status: redirect.permanent && !varies ? 308 : 307,
      varies,
    }
  }
  const twin = /^(.+)\.md$/.exec(request.pathname)?.[1]
  if (twin && splitLocale(twin).locale) {
    // A Markdown twin has no twin of its own.
    return /\.md$/i.test(twin) ? missing(language) : { kind: 'markdown', path: twin }
  }
  const catalogPath = locale && findCatalogPath(path, request.search)
  if (catalogPath) {
    return { kind: 'redirect', location: localizedPath(locale, catalogPath), status: 307, varies: false }
  }
  if (locale && request.session === 'missing') return { kind: 'notOwn', locale }
  if (locale && request.session === 'unavailable') return { kind: 'unavailable', locale }
  if (locale && request.session !== 'held' && PRIVATE_PATHS.includes(path)) {
    const wanted = path + request.search
    const location =
      request.session === 'none'
        ? signInPagePath(SIGN_IN_PAGES.signIn, locale, localizedPath(locale, wanted))
        : renewSessionPath(wanted, locale)
    return { kind: 'redirect', location, status: 307, varies: false }
  }
  if (locale || path.startsWith('/sharing/')) return PAGE
  if (isFile(path)) return missing(language)
  return {
    kind: 'redirect',
    location: withSearch(localizedPath(language, path.replace(/^\/+/, '/')), request.search),
    status: 307,
    varies: true,
  }
}
