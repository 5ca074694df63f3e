import { environment } from '#web/env.ts'
import { toMarkdown } from '#web/features/seo/markdown.ts'

/** Milliseconds after which a page that does not answer is given up. */
const PATIENCE_MS = 15_000

/**
 * The Markdown twin of a page: `/en/services/security.md` is led here. It is made of the page that visitors get, so that it
 * says the same; where there is no such page, it answers with the page's status.
 */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const { path } = await params
  const url = `${environment().SITE_URL}/${path.map((part) => encodeURIComponent(decodeURIComponent(part))).join('/')}`
  const page = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
  const location = page.headers.get('location')
  if (location) {
    const elsewhere = new URL(location, url)
    elsewhere.pathname += '.md'
    return Response.redirect(elsewhere, page.status)
  }
  if (!page.ok) return new Response('There is no such page.\n', { status: page.status })
  return new Response(await toMarkdown(await page.text(), url), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', Link: `<${url}>; rel="canonical"` },
  })
}
