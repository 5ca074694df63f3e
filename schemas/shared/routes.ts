/** Types of document that have an address of their own on the site. */
export type RoutedType = 'page' | 'service'

/**
 * The canonical address of each routed type, without the language: `{path}` is the document's
 * `path.current`, `{slug}` its `slug.current`.
 */
export const ROUTES = {
  page: '{path}',
  service: '/services/{slug}',
} as const satisfies Record<RoutedType, string>

/** First segments of addresses that the application keeps for itself; no page and no redirect may begin with one. */
export const RESERVED_SEGMENTS = ['zh', 'en', 'ar', 'api', '_next'] as const

/**
 * The canonical address of a document, without the language.
 *
 * @param type a routed type
 * @param address the document's `path.current` (page) or `slug.current` (service)
 * @returns a path beginning with '/', for example `/services/cybersecurity`
 */
export function canonicalPath(type: RoutedType, address: string): string {
  return ROUTES[type].replace(/\{(?:path|slug)\}/, () => address)
}

/** A path under a language root: `localizedPath('ar', '/contact')` is `/ar/contact`, and '/' is the root itself, `/ar`. */
export function localizedPath(locale: string, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
