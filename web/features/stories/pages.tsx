import { definePages } from '#web/content/document-pages.ts'
import { getCustomerStory } from './data.ts'
import { StoryPage } from './story-page.tsx'

/** Customer stories on pages of their own, at `/customer/{slug}`. */
export const customerStoryPages = definePages({
  get: getCustomerStory,
  View: ({ document }) => <StoryPage story={document} />,
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
