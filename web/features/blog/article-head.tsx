import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { plainText } from '#web/content/rich-text-plain.ts'
import { Link } from '#web/i18n/navigation.ts'
import { readingMinutes } from '#web/lib/reading-time.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Day } from '#web/ui/day.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Post } from './data.ts'
import { trailTo } from './trail.ts'

interface ArticleHeadProperties {
  post: Post
  locale: LocaleId
  /** What stands beside the title. */
  children: ReactNode
}

/** The head of an article: where it belongs, what it says, who wrote it, when, and how long it takes. */
export async function ArticleHead({ post, locale, children }: ArticleHeadProperties) {
  const [blog, common, navigation] = await Promise.all([
    getTranslations('blog'),
    getTranslations('common'),
    getTranslations('navigation'),
  ])
  const { author } = post
  return (
    <header className="article__head">
      <div className="container-fluid article__opening">
        <div className="article__words">
          <Breadcrumb
            label={common('breadcrumb')}
            trail={trailTo(navigation('home'), post.listPage, post.category)}
            current={post.title}
          />
          <h1 className="display article__title">{post.title}</h1>
          {post.excerpt && <p className="lead">{post.excerpt}</p>}
          <div className="byline">
            {author?.portrait && <Picture image={{ ...author.portrait, alt: '' }} sizes="3rem" />}
            <p>
              {author && (
                <Link className="byline__author" rel="author" href={author.href}>
                  {author.name}
                </Link>
              )}
              <span className="byline__facts">
                {post.publishedAt && <Day moment={post.publishedAt} locale={locale} />}
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
