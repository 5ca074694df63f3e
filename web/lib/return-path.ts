/**
 * Returns the path to continue at after signing in, which is always on this site.
 *
 * @param requested from the request, such as `/en/shop/checkout?step=1`
 * @param fallback for a missing path or one of another site
 * @returns path, query and fragment, beginning with one slash
 */
export function returnPath(requested: unknown, fallback: string): string {
  if (typeof requested !== 'string' || requested.length > 2_000) return fallback
  // Browsers read a backslash as a slash and drop line breaks: both can turn a path into the URL of another site.
  if (!/^\/(?![/\\])/.test(requested) || /[\\\p{Cc}]/u.test(requested)) return fallback
  const base = 'https://site.invalid'
  const url = URL.parse(requested, base)
  if (!url || url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/api/'))
    return fallback
  return url.pathname + url.search + url.hash
}
