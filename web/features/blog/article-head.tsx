import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { readingMinutes } from '#web/lib/reading-time.ts'
import { plainText } from '#web/sanity/portable-text/rich-text-plain.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Post } from './queries.ts'

interface ArticleHeadProperties {
  post: Post
  locale: LocaleId
  /** Shown beside the title. */
  children: ReactNode
}

/** The head of an article: breadcrumb, title, excerpt, author, date and reading time. */
export async function ArticleHead({ post, locale, children }: ArticleHeadProperties) {
  const blog = await getTranslations('blog')
  const { author } = post
  return (
    <header className="article__head border-bottom">
      <div className="container-fluid article__opening">
        <div className="article__words">
          <Breadcrumb ancestors={[post.listPage, post.category]} current={post.title} />
          <ContentText as="h1" className="display article__title mt-5" text={post.title} />
          <ContentText as="p" className="lead mt-5" text={post.excerpt} />
          <div className="byline d-flex align-items-center gap-4 mt-6">
            {author?.portrait && <Picture image={{ ...author.portrait, alt: '' }} sizes="3rem" />}
            <p>
              {author && (
                <Link className="byline__author fw-medium" rel="author" href={author.href}>
                  {author.name}
                </Link>
              )}
              <span className="d-flex flex-wrap column-gap-4 fs-small text-body-secondary">
                {post.publishedAt && <FormattedDate moment={post.publishedAt} locale={locale} />}
                <span>{blog('readingTime', { minutes: readingMinutes(plainText(post.body)) })}</span>
              </span>
            </p>
          </div>
        </div>
        {children}
      </div>
    </header>
  )
}
