import type { LocaleId } from '#schemas/shared/locales.ts'
import { definePages } from '#web/content/document-pages.ts'
import { countPages } from '#web/lib/paging.ts'
import { ARCHIVE_PAGE_SIZE, ArchivePage } from './archive-page.tsx'
import { getArchive, getPost, type ArchiveType } from './data.ts'
import { PostPage } from './post-page.tsx'
import { postStructuredData } from './structured-data.ts'

/** Articles on pages of their own, at `/blog/{slug}`. */
export const postPages = definePages({
  get: getPost,
  View: ({ document, locale, layout }) => (
    <PostPage
      post={document}
      locale={locale}
      layout={layout === 'wide' ? 'wide' : layout === 'standard' ? 'standard' : document.layout}
    />
  ),
  describe: ({ title, excerpt }) => ({ title, description: excerpt }),
  structuredData: postStructuredData,
})

/** What articles are filed under, with their list. */
const archivePages = (type: ArchiveType) =>
  definePages({
    get: (slug: string, locale: LocaleId) => getArchive(type, slug, locale),
    View: ({ document, locale, pageNumber }) => (
      <ArchivePage archive={document} locale={locale} pageNumber={pageNumber} type={type} />
    ),
    describe: ({ title, description }) => ({ title, description }),
    countPages: ({ posts }) => countPages(posts.length, ARCHIVE_PAGE_SIZE),
  })

/** Categories, at `/blog/category/{slug}`. */
export const categoryPages = archivePages('postCategory')

/** Tags, at `/blog/tag/{slug}`. */
export const tagPages = archivePages('tag')

/** Authors, at `/blog/author/{slug}`. */
export const authorPages = archivePages('author')
