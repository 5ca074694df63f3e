import type { LocaleId } from '#schemas/shared/locales.ts'
import { countPages } from '#web/lib/paging.ts'
import { definePages } from '#web/sanity/queries/document-pages.ts'
import { ARCHIVE_PAGE_SIZE, ArchivePage } from './archive-page.tsx'
import { PostPage } from './post-page.tsx'
import { type ArchiveType, getArchive, getPost } from './queries.ts'
import { postStructuredData } from './structured-data.ts'

/** Article pages, at `/blog/{slug}`. */
export const postPages = definePages({
  get: getPost,
  View: PostPage,
  describe: ({ title, excerpt }) => ({ title, description: excerpt }),
  structuredData: postStructuredData,
})

/** Creates the pages of an archive type. */
const archivePages = (type: ArchiveType) =>
  definePages({
    get: (slug: string, locale: LocaleId) => getArchive(type, slug, locale),
    View: (properties) => <ArchivePage {...properties} type={type} />,
    describe: ({ title, description }) => ({ title, description }),
    countPages: ({ posts }) => countPages(posts.length, ARCHIVE_PAGE_SIZE),
  })

/** Category pages, at `/blog/category/{slug}`. */
export const categoryPages = archivePages('postCategory')

/** Tag pages, at `/blog/tag/{slug}`. */
export const tagPages = archivePages('tag')

/** Author pages, at `/blog/author/{slug}`. */
export const authorPages = archivePages('author')
