import { findLocale, LOCALE_IDS, type LocaleId } from './locales.ts'

/** Document types with a page of their own. */
export type RoutedType = keyof typeof ROUTES

/**
 * The canonical address of each routed type, without the language. `{path}` is the document's `path.current`; `{slug}` its
 * slug in the language of the address (`slugs`, else `slug.current`); a help article's is its topic's and its own, `topic/article`.
 */
export const ROUTES = {
  page: '{path}',
  service: '/services/{slug}',
  post: '/blog/{slug}',
  postCategory: '/blog/category/{slug}',
  tag: '/blog/tag/{slug}',
  author: '/blog/author/{slug}',
  caseStudy: '/portfolio/{slug}',
  customerStory: '/customer/{slug}',
  job: '/career/{slug}',
  feature: '/saas/features/{slug}',
  integration: '/saas/integrations/{slug}',
  product: '/shop/single/{slug}',
  category: '/shop/category/{slug}',
  helpTopic: '/help/{slug}',
  helpArticle: '/help/{topic/slug}',
} as const

/** The routed types, in the order of the routes. */
export const ROUTED_TYPES = Object.keys(ROUTES) as RoutedType[]

/** Returns whether documents of a type have a page of their own. */
export const isRoutedType = (type: unknown): type is RoutedType =>
  typeof type === 'string' && Object.hasOwn(ROUTES, type)

/** Routed types with a slug. Pages have a full path instead. */
export type SluggedType = Exclude<RoutedType, 'page'>

export const SLUGGED_TYPES = ROUTED_TYPES.filter((type) => type !== 'page')

/** Finds the document with a slug in any language. GROQ filter, used beside the type. */
export const HAS_SLUG = '(slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)'

/** Whether a help article is in the topic with a slug in any language. GROQ condition. */
export const HAS_TOPIC = '$topic in [topic->slug.current, topic->slugs.zh, topic->slugs.ar]'

/** First path segments reserved for the application; no page, redirect or link may start with one. */
export const RESERVED_SEGMENTS = [
  ...LOCALE_IDS,
  'api',
  '_next',
  'sharing',
  'sitemaps',
  'filtered',
  'shared-preview',
  'unavailable',
  'unreadable-form',
] as const

/** The paths of the site's own pages, with all paths below them. Links may lead there; pages of editors and redirects may not take them. */
export const SITE_PATHS = [
  '/account/addresses',
  '/account/delete-profile',
  '/account/notifications',
  '/account/order-history',
  '/account/payment-details',
  '/account/profile',
  '/account/projects',
  '/account/review',
  '/account/security',
  '/auth/action',
  '/auth/email-link',
  '/auth/forgot-password',
  '/auth/sign-in',
  '/auth/sign-up',
  '/failed',
  '/feed.xml',
  '/order-tracking',
  '/pages-logout',
  '/search',
  '/shop/grid/filtered',
  '/success',
] as const

/** Returns the site's own path that a path is or is below; undefined for other paths. */
export const findSitePath = (path: string | undefined) =>
  SITE_PATHS.find((own) => path === own || path?.startsWith(`${own}/`))

const PLACEHOLDER = /\{(path|slug|topic\/slug)\}/

/**
 * Returns the canonical path of a document without locale, encoded for a URL.
 *
 * @param type a routed type
 * @param address the document's `path.current` (page), its slug in one language, or `topic/article` (help article)
 * @returns a path beginning with '/', for example `/services/cybersecurity`
 */
export function canonicalPath(type: RoutedType, address: string): string {
  const encoded = address.split('/').map(encodeURIComponent).join('/')
  return ROUTES[type].replace(PLACEHOLDER, () => encoded)
}

/**
 * Matches a canonical path.
 *
 * @param path a path without language, decoded
 * @returns the type and the slug, or null if only `page` can have the path
 */
export function matchRoute(path: string): { type: SluggedType; address: string } | null {
  for (const type of SLUGGED_TYPES) {
    const [before = '', placeholder] = ROUTES[type].split(PLACEHOLDER)
    if (!path.startsWith(before)) continue
    const address = path.slice(before.length)
    const segments = address.split('/')
    const wanted = placeholder === 'topic/slug' ? 2 : 1
    if (segments.length === wanted && segments.every((segment) => segment !== '')) return { type, address }
  }
  return null
}

/** Adds the locale to a path: `localizedPath('ar', '/contact')` is `/ar/contact`, and `/` becomes `/ar`. */
export function localizedPath(locale: string, path: string): string {
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

const PAGE_SUFFIX = /\/page\/([1-9]\d{0,3})$/

/** Returns the path of a list page: `/blog/grid`, `/blog/grid/page/2`. */
export function numberedPath(path: string, page: number): string {
  return page === 1 ? path : `${path === '/' ? '' : path}/page/${page}`
}

/** Splits `/blog/grid/page/2` into `/blog/grid` and 2. `/page/1` is not a page number. */
export function splitPageNumber(path: string): { path: string; pageNumber: number } {
  const number = Number(PAGE_SUFFIX.exec(path)?.[1] ?? 1)
  return number > 1
    ? { path: path.replace(PAGE_SUFFIX, '') || '/', pageNumber: number }
    : { path, pageNumber: 1 }
}

/** Splits `/ar/contact` into its language and `/contact`. */
export function splitLocale(pathname: string): { locale: LocaleId | undefined; path: string } {
  const [, first] = pathname.split('/')
  const locale = findLocale(first)?.id
  return { locale, path: locale ? pathname.slice(locale.length + 1) || '/' : pathname }
}
