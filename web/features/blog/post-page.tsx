import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { POST_LAYOUTS } from '#schemas/shared/content-choices.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { Link } from '#web/i18n/navigation.ts'
import { readingMinutes } from '#web/lib/reading-time.ts'
import { plainText } from '#web/sanity/portable-text/rich-text-plain.ts'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { tableOfContents } from '#web/sanity/portable-text/table-of-contents.ts'
import type { DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import type { NamedLink } from '#web/sanity/types.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PreviousNextLinks } from '#web/ui/previous-next-links.tsx'
import { ShareList } from '#web/ui/share/share-list.tsx'
import { TableOfContents } from '#web/ui/table-of-contents.tsx'
import { PostCard } from './post-card.tsx'
import { Profiles } from './profiles.tsx'
import type { Author, Post } from './queries.ts'
import { TagList } from './tag-list.tsx'

/** An article: with a table of contents beside the text (standard), or in one column under a full-width cover (wide). */
export async function PostPage({ document: post, locale, layout: chosen }: DocumentViewProperties<Post>) {
  const layout = POST_LAYOUTS.find(({ value }) => value === chosen)?.value ?? post.layout
  const texts = await getTranslations('blog')
  const sizes = layout === 'wide' ? '100vw' : '(width >= 1024px) 42vw, 92vw'
  const cover = post.cover && (
    <div className="article__cover">
      <Picture image={post.cover} sizes={sizes} first />
    </div>
  )
  return (
    <main id="content" tabIndex={-1}>
      <article className={`article article--${layout}`}>
        <ArticleHead post={post}>{layout === 'standard' && cover}</ArticleHead>
        {layout === 'wide' && cover}
        <div className="container-fluid article__body">
          {layout === 'standard' && (
            <div className="article__contents">
              <TableOfContents entries={tableOfContents(post.body)} label={texts('contents')} />
            </div>
          )}
          <div className="article__column">
            <div className="rich-text">
              <RichTextView value={post.body} />
            </div>
            <ArticleEnd post={post} locale={locale} />
          </div>
        </div>
      </article>
      <FurtherReading post={post} />
    </main>
  )
}

interface ArticleHeadProperties {
  post: Post
  /** Shown beside the title. */
  children: ReactNode
}

/** The head of an article: breadcrumb, title, excerpt, author, date and reading time. */
async function ArticleHead({ post, children }: ArticleHeadProperties) {
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
                  <ContentText as="span" text={author.name} />
                </Link>
              )}
              <span className="d-flex flex-wrap column-gap-4 fs-small text-body-secondary">
                {post.publishedAt && <FormattedDate moment={post.publishedAt} />}
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

/** The end of an article: tags, share links and author. */
async function ArticleEnd({ post, locale }: { post: Post; locale: LocaleId }) {
  const texts = await getTranslations('blog')
  const url = environment().SITE_URL + localizedPath(locale, post.paths[locale])
  return (
    <footer className="mw-measure mt-8">
      <div className="d-flex flex-wrap align-items-center justify-content-between gap-5">
        {post.tags.length > 0 && (
          <nav aria-label={texts('tags')}>
            <TagList tags={post.tags} />
          </nav>
        )}
        <ShareList label={texts('share')} title={post.title} url={url} />
      </div>
      {post.author && <AuthorBox author={post.author} />}
    </footer>
  )
}

/** The author with role, biography and profiles. */
async function AuthorBox({ author }: { author: Author }) {
  const texts = await getTranslations('blog')
  return (
    <section className="author-box mt-6 pt-6 border-top-ink">
      {author.portrait && <Picture image={{ ...author.portrait, alt: '' }} sizes="6rem" />}
      <div>
        <h2 className="author-box__name fs-4">
          <span className="visually-hidden">{texts('aboutAuthor')} </span>
          <Link className="text-decoration-none" href={author.href}>
            <ContentText as="span" text={author.name} />
          </Link>
        </h2>
        <ContentText as="p" className="text-body-secondary fs-small" text={author.role} />
        <ContentText as="p" className="mt-3 text-body-secondary" text={author.biography} />
        <Profiles name={author.name} socialLinks={author.socialLinks} />
      </div>
    </section>
  )
}

/** Links to the previous and next article, and related articles. */
async function FurtherReading({ post }: { post: Post }) {
  const texts = await getTranslations('blog')
  return (
    <div className="container-fluid further-reading">
      <PreviousNextLinks
        previous={toAdjacentPage(post.previous)}
        next={toAdjacentPage(post.next)}
        texts={{ label: texts('previousAndNext'), previous: texts('previous'), next: texts('next') }}
      />
      {post.related.length > 0 && (
        <section>
          <h2 className="subtitle mt-8 mb-6">{texts('related')}</h2>
          <ul role="list" className="post-grid cols cols-sm-2 cols-lg-3">
            {post.related.map((card) => (
              <li key={card.id}>
                <PostCard post={card} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const toAdjacentPage = (link: NamedLink | null) => link && { title: link.label, href: link.href }
