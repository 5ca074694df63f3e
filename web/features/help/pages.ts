import { definePages } from '#web/sanity/queries/document-pages.ts'
import { ArticlePage } from './article-page.tsx'
import { getHelpArticle, getHelpTopic } from './queries.ts'
import { TopicPage } from './topic-page.tsx'

/** Help topic pages, at `/help/{slug}`. */
export const helpTopicPages = definePages({
  get: getHelpTopic,
  View: TopicPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
})

/** Help article pages, at `/help/{topic}/{slug}`. */
export const helpArticlePages = definePages({
  get: getHelpArticle,
  View: ArticlePage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary }, { siteName, siteUrl, url }) => ({
    '@type': 'TechArticle',
    headline: title,
    description: summary ?? undefined,
    url,
    publisher: { '@type': 'Organization', name: siteName, url: siteUrl },
  }),
})
