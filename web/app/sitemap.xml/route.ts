import { environment } from '#web/env.ts'
import { getRouteCount } from '#web/features/seo/routes.ts'
import { sitemapIndex } from '#web/features/seo/sitemap.ts'

/** The list of sitemaps, for search engines. */
export async function GET(): Promise<Response> {
  return new Response(sitemapIndex(environment().SITE_URL, await getRouteCount()), {
    headers: { 'Content-Type': 'application/xml' },
  })
}
