import { definePages } from '#web/content/document-pages.ts'
import { ArticlePage } from './article-page.tsx'
import { getHelpArticle, getHelpTopic } from './data.ts'
import { TopicPage } from './topic-page.tsx'

/** Topics of the help centre with their articles, at `/help/{slug}`. */
export const helpTopicPages = definePages({
  get: getHelpTopic,
  View: ({ document }) => <TopicPage topic={document} />,
  describe: ({ title, summary }) => ({ title, description: summary }),
})

/** Articles of the help centre, at `/help/{topic}/{slug}`. */
export const helpArticlePages = definePages({
  get: getHelpArticle,
  View: ({ document }) => <ArticlePage article={document} />,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary }, { siteName, siteUrl, url }) => ({
    '@type': 'TechArticle',
    headline: title,
    description: summary ?? undefined,
    url,
    publisher: { '@type': 'Organization', name: siteName, url: siteUrl },
  }),
})
