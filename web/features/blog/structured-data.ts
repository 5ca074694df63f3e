import { localizedPath } from '#schemas/shared/routes.ts'
import { sharingImageUrl } from '#web/sanity/image/image.ts'
import type { PageIdentity } from '#web/sanity/queries/document-pages.ts'
import type { Post } from './queries.ts'

/** Returns the structured data (schema.org) of an article. */
export function postStructuredData(
  { title, excerpt, seo, publishedAt, category, tags, author }: Post,
  { url, locale, siteUrl, organization }: PageIdentity,
): Record<string, unknown> {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt ?? undefined,
    image: seo.image ? sharingImageUrl(seo.image) : undefined,
    datePublished: publishedAt ?? undefined,
    articleSection: category?.label,
    keywords: tags.length > 0 ? tags.map(({ label }) => label) : undefined,
    author: author
      ? { '@type': 'Person', name: author.name, url: siteUrl + localizedPath(locale, author.href) }
      : organization,
    publisher: organization,
    mainEntityOfPage: url,
    url,
  }
}
