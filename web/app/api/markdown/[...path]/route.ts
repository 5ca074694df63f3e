import { environment } from '#web/env.ts'
import { splitLocale } from '#web/features/routing/decide-route.ts'
import { toMarkdown } from '#web/features/seo/markdown.ts'
import { decodeSegments } from '#web/lib/path-segments.ts'

/** How long the page may take to answer. */
const PAGE_TIMEOUT_MS = 15_000

/** Marks the request for the page, so that it cannot request another twin. */
const TWIN_HEADER = 'x-markdown-twin'

const plainText = (status: number, text: string, headers: HeadersInit = {}): Response =>
  new Response(`${text}\n`, { status, headers })

const noPage = (status = 404): Response => plainText(status, 'There is no such page.')

const unavailable = (): Response =>
  plainText(503, 'The page cannot be rendered at the moment.', { 'Retry-After': '10' })

/**
 * Returns the URL of the page for a twin; null for other paths: endpoints, twins, and paths that leave a language through `..`.
 */
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
 * Returns the Markdown twin of a page, converted from the HTML that visitors get. The proxy rewrites `/en/services/security.md` here.
 * Why the page is requested: docs/decisions/2026-11-24-twins-request-one-page.md
 *
 * Responds with the page's status if the page is missing, and 503 with `retry-after` while it cannot be rendered.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const url = pageUrl((await params).path)
  if (!url || request.headers.has(TWIN_HEADER)) return noPage()
  const page = await fetch(url, {
    headers: { [TWIN_HEADER]: '1' },
    redirect: 'manual',
    signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
  }).catch(() => null)
  if (!page || page.status >= 500) return unavailable()
  const location = page.headers.get('location')
  if (location) return Response.redirect(movedTwin(location, url), page.status)
  if (!page.ok) return noPage(page.status)
  if (!page.headers.get('content-type')?.startsWith('text/html')) return noPage()
  return new Response(await toMarkdown(await page.text(), url.href), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', Link: `<${url.href}>; rel="canonical"` },
  })
}
