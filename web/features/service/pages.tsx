import { definePages } from '#web/content/document-pages.ts'
import { getService } from './data.ts'
import { ServicePage } from './service-page.tsx'

/** Services on pages of their own, at `/services/{slug}`. */
export const servicePages = definePages({
  get: getService,
  View: ({ document }) => <ServicePage service={document} />,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary }, { siteName, siteUrl, url }) => ({
    '@type': 'Service',
    name: title,
    description: summary ?? undefined,
    url,
    provider: { '@type': 'Organization', name: siteName, url: siteUrl },
  }),
})
