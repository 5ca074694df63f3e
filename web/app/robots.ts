import type { MetadataRoute } from 'next'
import { environment } from '#web/env.ts'

/** Allows crawlers everything except the site's own endpoints. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${environment().SITE_URL}/sitemap.xml`,
  }
}
