import { sharingImageUrl } from '#web/sanity/image/image.ts'
import type { SiteIdentity } from '#web/sanity/queries/document-pages.ts'
import type { Post } from './queries.ts'

/** Returns the structured data (schema.org) of an article. */
export function postStructuredData(
  { title, excerpt, seo, publishedAt, category, tags, author }: Post,
  { siteName, siteUrl, url }: SiteIdentity & { url: string },
): Record<string, unknown> {
  const localeRoot = /^\/[a-z]+/.exec(new URL(url).pathname)?.[0] ?? ''
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt ?? undefined,
    image: seo.image ? sharingImageUrl(seo.image) : undefined,
    datePublished: publishedAt ?? undefined,
    articleSection: category?.label,
    keywords: tags.length > 0 ? tags.map(({ label }) => label) : undefined,
    author: author
      ? { '@type': 'Person', name: author.name, url: siteUrl + localeRoot + author.href }
      : { '@type': 'Organization', name: siteName, url: siteUrl },
    publisher: { '@type': 'Organization', name: siteName, url: siteUrl },
    mainEntityOfPage: url,
    url,
  }
}
