import { definePages } from '#web/sanity/queries/document-pages.ts'
import { getCustomerStory } from './queries.ts'
import { StoryPage } from './story-page.tsx'

/** Customer story pages, at `/customer/{slug}`. */
export const customerStoryPages = definePages({
  get: getCustomerStory,
  View: StoryPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary, cover, customer }, { siteName, siteUrl, url }) => ({
    '@type': 'Article',
    headline: title,
    description: summary ?? undefined,
    url,
    image: cover?.src,
    about: customer ?? undefined,
    author: { '@type': 'Organization', name: siteName, url: siteUrl },
    publisher: { '@type': 'Organization', name: siteName, url: siteUrl },
  }),
})
