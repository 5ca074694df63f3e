/**
 * Where a visitor goes on after signing in: a path of this site and nothing else, whatever was asked for.
 *
 * @param asked what came with the request, such as `/en/shop/checkout?step=1`
 * @param otherwise where to go when that is missing or leads elsewhere
 * @returns path and query, beginning with one slash
 */
export function returnPath(asked: unknown, otherwise: string): string {
  if (typeof asked !== 'string' || asked.length > 2_000) return otherwise
  // Browsers read a backslash as a slash and drop line ends: both can turn a path into another site's address.
  if (!/^\/(?![/\\])/.test(asked) || /[\\\p{Cc}]/u.test(asked)) return otherwise
  const base = 'https://site.invalid'
  const url = URL.parse(asked, base)
  if (!url || url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/api/'))
    return otherwise
  return url.pathname + url.search + url.hash
}
