import { readMarkdownTwin } from '#web/features/seo/markdown-twin.ts'

const plainText = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/**
 * Returns a page as Markdown, converted from the HTML that visitors get. The proxy rewrites `/en/services/security.md` here.
 * Why the page is requested: docs/decisions/2026-11-24-twins-request-one-page.md
 *
 * Responds with the page's status if the page is missing, and 503 with `retry-after` while it cannot be rendered.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const twin = await readMarkdownTwin((await params).path, request.headers)
  switch (twin.kind) {
    case 'missing':
      return plainText(twin.status, 'There is no such page.')
    case 'unavailable':
      return plainText(503, 'The page cannot be rendered at the moment.', { 'Retry-After': '10' })
    case 'moved':
      return Response.redirect(twin.location, twin.status)
    case 'page':
      return new Response(twin.markdown, {
        headers: {
          'Content-Type': 'text/markdown; charset=utf-8',
          // No publish expires a twin in the caches of others.
          'Cache-Control': 'no-store',
          Link: `<${twin.url}>; rel="canonical"`,
        },
      })
  }
}
