import { environment } from '#web/env.ts'
import { getRoutes } from '#web/features/seo/queries.ts'
import { ROUTES_PER_SITEMAP, sitemap } from '#web/features/seo/sitemap.ts'

/**
 * Returns one sitemap; 404 beyond the last one. It has no `generateStaticParams`: Next 16.4 caches a prerendered handler's response to any
 * method and gives it to everyone.
 */
export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const { part } = await params
  const number = Number(/^([1-9]\d{0,3})\.xml$/.exec(part)?.[1])
  const from = (number - 1) * ROUTES_PER_SITEMAP
  const routes = Number.isNaN(number) ? [] : await getRoutes(from, from + ROUTES_PER_SITEMAP)
  if (routes.length === 0 && number !== 1) return new Response('Not found', { status: 404 })
  return new Response(sitemap(environment().SITE_URL, routes), {
    headers: { 'Content-Type': 'application/xml' },
  })
}
