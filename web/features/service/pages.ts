import { definePages } from '#web/sanity/queries/document-pages.ts'
import { getService } from './queries.ts'
import { ServicePage } from './service-page.tsx'

/** Service pages, at `/services/{slug}`. */
export const servicePages = definePages({
  get: getService,
  View: ServicePage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary }, { siteName, siteUrl, url }) => ({
    '@type': 'Service',
    name: title,
    description: summary ?? undefined,
    url,
    provider: { '@type': 'Organization', name: siteName, url: siteUrl },
  }),
})
