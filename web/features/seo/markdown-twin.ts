import 'server-only'
import { splitLocale } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { decodeSegments } from '#web/lib/path-segments.ts'
import { toMarkdown } from './markdown.ts'

/** How long the page may take to answer. */
const PAGE_TIMEOUT_MS = 15_000

/** Marks the request for the page, so that it cannot request another twin. */
const TWIN_HEADER = 'x-markdown-twin'

/** The Markdown of a page, or why there is none. `moved`: the page redirects, here to the URL of the target's twin. */
export type MarkdownTwin =
  | { kind: 'page'; markdown: string; url: string }
  | { kind: 'moved'; location: string; status: number }
  | { kind: 'missing'; status: number }
  | { kind: 'unavailable' }

/** Returns the URL of the page for a twin; null for other paths: endpoints, twins, and paths that leave a language through `..`. */
function pageUrl(segments: readonly string[]): URL | null {
  const decoded = decodeSegments(segments)
  const url = decoded && URL.parse(`${environment().SITE_URL}/${decoded.map(encodeURIComponent).join('/')}`)
  const isPage = url && splitLocale(url.pathname).locale !== undefined && !/\.md$/i.test(url.pathname)
  return isPage ? url : null
}

/** Returns the URL of the twin of a redirect's target; a URL of another site stays unchanged. */
function movedTwin(location: string, from: URL): string {
  const target = new URL(location, from)
  if (target.origin === from.origin && splitLocale(target.pathname).locale) target.pathname += '.md'
  return target.href
}

/**
 * Reads the page of a twin as visitors get it, and converts it to Markdown.
 *
 * @param segments the path of the page, encoded
 * @param headers of the request for the twin
 */
export async function readMarkdownTwin(segments: readonly string[], headers: Headers): Promise<MarkdownTwin> {
  const url = pageUrl(segments)
  if (!url || headers.has(TWIN_HEADER)) return { kind: 'missing', status: 404 }
  const page = await fetch(url, {
    headers: { [TWIN_HEADER]: '1' },
    redirect: 'manual',
    signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
  }).catch(() => null)
  if (!page || page.status >= 500) return { kind: 'unavailable' }
  const location = page.headers.get('location')
  if (location) return { kind: 'moved', location: movedTwin(location, url), status: page.status }
  if (!page.ok) return { kind: 'missing', status: page.status }
  if (!page.headers.get('content-type')?.startsWith('text/html')) return { kind: 'missing', status: 404 }
  return { kind: 'page', markdown: await toMarkdown(await page.text(), url.href), url: url.href }
}
