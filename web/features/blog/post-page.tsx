import { getTranslations } from 'next-intl/server'
import { POST_LAYOUTS } from '#schemas/shared/content-choices.ts'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { tableOfContents } from '#web/sanity/portable-text/table-of-contents.ts'
import type { DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { Picture } from '#web/ui/picture.tsx'
import { TableOfContents } from '#web/ui/table-of-contents.tsx'
import { ArticleEnd } from './article-end.tsx'
import { ArticleHead } from './article-head.tsx'
import { FurtherReading } from './further-reading.tsx'
import type { Post } from './queries.ts'

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
