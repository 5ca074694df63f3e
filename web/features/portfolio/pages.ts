import { definePages } from '#web/sanity/queries/document-pages.ts'
import { CaseStudyPage } from './case-study-page.tsx'
import { getCaseStudy } from './queries.ts'

/** Case study pages, at `/portfolio/{slug}`. */
export const caseStudyPages = definePages({
  get: getCaseStudy,
  View: CaseStudyPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary, cover, sector, year }, { siteName, siteUrl, url }) => ({
    '@type': ['Article', 'CreativeWork'],
    headline: title,
    description: summary ?? undefined,
    url,
    image: cover?.src,
    about: sector ?? undefined,
    temporalCoverage: year ? String(year) : undefined,
    author: { '@type': 'Organization', name: siteName, url: siteUrl },
    publisher: { '@type': 'Organization', name: siteName, url: siteUrl },
  }),
})
