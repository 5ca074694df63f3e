import { definePages } from '#web/sanity/queries/document-pages.ts'
import { FeaturePage } from './feature-page.tsx'
import { IntegrationPage } from './integration-page.tsx'
import { getFeature, getIntegration } from './queries.ts'

/** Feature pages, at `/saas/features/{slug}`. */
export const featurePages = definePages({
  get: getFeature,
  View: FeaturePage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary, picture }, { siteName, siteUrl, url }) => ({
    '@type': 'WebPage',
    name: title,
    description: summary ?? undefined,
    url,
    primaryImageOfPage: picture ? { '@type': 'ImageObject', url: picture.src } : undefined,
    isPartOf: { '@type': 'WebSite', name: siteName, url: siteUrl },
  }),
})

/** Integration pages, at `/saas/integrations/{slug}`. */
export const integrationPages = definePages({
  get: getIntegration,
  View: IntegrationPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary, setup }, { siteName, siteUrl, url }) => ({
    '@type': setup.length > 0 ? 'HowTo' : 'WebPage',
    name: title,
    description: summary ?? undefined,
    url,
    publisher: { '@type': 'Organization', name: siteName, url: siteUrl },
    step: setup.map((step) => ({
      '@type': 'HowToStep',
      name: step.title,
      text: step.text ?? step.title,
    })),
  }),
})
