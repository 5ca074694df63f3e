import { getTranslations } from 'next-intl/server'
import { countPages, pageOf } from '#web/lib/paging.ts'
import type { DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PostCard } from './post-card.tsx'
import { Profiles } from './profiles.tsx'
import type { Archive, ArchiveType } from './queries.ts'

/** Articles per page of a category, a tag or an author. */
export const ARCHIVE_PAGE_SIZE = 6

interface ArchivePageProperties extends DocumentViewProperties<Archive> {
  type: ArchiveType
}

/** The articles of a category, a tag or an author, newest first. */
export async function ArchivePage({ document: archive, type, locale, pageNumber }: ArchivePageProperties) {
  const blog = await getTranslations('blog')
  const posts = pageOf(archive.posts, ARCHIVE_PAGE_SIZE, pageNumber)
  const path = archive.paths[locale]
  return (
    <main id="content" tabIndex={-1}>
      <section className="page-heading">
        <div className="container-fluid archive-head">
          <Breadcrumb ancestors={[archive.listPage]} current={archive.title} />
          <ContentText as="p" className="eyebrow" text={archive.role ?? blog(type)} />
          <ContentText as="h1" className="display display--page" text={archive.title} />
          <ContentText as="p" className="lead" text={archive.description} />
          <Profiles name={archive.title} socialLinks={archive.socialLinks} />
          {archive.portrait && <Picture image={{ ...archive.portrait, alt: '' }} sizes="16rem" first />}
        </div>
      </section>
      <section className="section post-list">
        <div className="container-fluid">
          <h2 className="visually-hidden">{blog('articles')}</h2>
          {posts.length === 0 && <p className="lead">{blog('empty')}</p>}
          {posts.length > 0 && (
            <ul role="list" className="post-grid cols cols-sm-2 cols-lg-3">
              {posts.map((post, index) => (
                <li key={post.id}>
                  <PostCard post={post} level={3} first={index === 0} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            path={path}
            pageNumber={pageNumber}
            pageCount={countPages(archive.posts.length, ARCHIVE_PAGE_SIZE)}
          />
        </div>
      </section>
    </main>
  )
}
