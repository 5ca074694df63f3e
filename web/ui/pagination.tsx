import { numberedPath } from '#schemas/shared/routes.ts'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from './icon.tsx'

interface PaginationProperties {
  /** Path of the list without language and page number. */
  path: string
  pageNumber: number
  pageCount: number
  texts: {
    /** Name of the landmark. */
    label: string
    previous: string
    next: string
    /** Returns the name of a page's link. */
    page: (page: number) => string
  }
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ path, pageNumber, pageCount, texts }: PaginationProperties) {
  if (pageCount < 2) return null
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  return (
    <nav className="pagination-links" aria-label={texts.label}>
      {pageNumber > 1 && (
        <Link className="pagination-links__step" rel="prev" href={numberedPath(path, pageNumber - 1)}>
          <Icon name="arrow" backward />
          {texts.previous}
        </Link>
      )}
      <ol>
        {pages.map((page) => (
          <li key={page}>
            <Link
              href={numberedPath(path, page)}
              aria-label={texts.page(page)}
              aria-current={page === pageNumber ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {pageNumber < pageCount && (
        <Link className="pagination-links__step" rel="next" href={numberedPath(path, pageNumber + 1)}>
          {texts.next}
          <Icon name="arrow" forward />
        </Link>
      )}
    </nav>
  )
}
