import { environment } from '#web/env.ts'
import { getRouteCount } from '#web/features/seo/queries.ts'
import { sitemapIndex } from '#web/features/seo/sitemap.ts'

/** Returns the sitemap index. */
export async function GET(): Promise<Response> {
  return new Response(sitemapIndex(environment().SITE_URL, await getRouteCount()), {
    headers: { 'Content-Type': 'application/xml' },
  })
}
