import { getTranslations } from 'next-intl/server'
import { numberedPath } from '#schemas/shared/routes.ts'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from './icon.tsx'

interface PaginationProperties {
  /** Path of the list without language and page number. */
  path: string
  pageNumber: number
  pageCount: number
}

/** Links to the pages of a list; nothing for a single page. */
export async function Pagination({ path, pageNumber, pageCount }: PaginationProperties) {
  if (pageCount < 2) return null
  const texts = await getTranslations('common')
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  return (
    <nav className="pagination-links mt-8 pt-6 border-top" aria-label={texts('pages')}>
      {pageNumber > 1 && (
        <Link rel="prev" href={numberedPath(path, pageNumber - 1)}>
          <Icon name="arrow" backward />
          {texts('previousPage')}
        </Link>
      )}
      <ol role="list" className="d-flex flex-wrap justify-content-center gap-1">
        {pages.map((page) => (
          <li key={page}>
            <Link
              href={numberedPath(path, page)}
              aria-label={texts('pageNumber', { page })}
              aria-current={page === pageNumber ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {pageNumber < pageCount && (
        <Link rel="next" href={numberedPath(path, pageNumber + 1)}>
          {texts('nextPage')}
          <Icon name="arrow" forward />
        </Link>
      )}
    </nav>
  )
}
