import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StepLinks } from '#web/ui/step-links.tsx'
import { kindNames } from './kinds.ts'
import { RESULTS_PER_PAGE } from './model.ts'
import type { ShownResults } from './result-details.ts'
import { HighlightedText, ResultPicture, ResultPrice } from './result-parts.tsx'
import { SearchForm } from './search-form.tsx'

interface SearchPageProperties {
  /** The query; empty before a search. */
  query: string
  found: ShownResults
  pageNumber: number
}

/** The search page: form, results, and a link to the contact page without results. */
export async function SearchPage({ query, found, pageNumber }: SearchPageProperties) {
  const [texts, contact, kinds] = await Promise.all([
    getTranslations('search'),
    getTranslations('contact'),
    kindNames(),
  ])
  const { results, total } = found
  const addressOf = (page: number) =>
    `/search?${new URLSearchParams({ q: query, page: String(page) }).toString()}`
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--under-bar search-page">
        <div className="container-fluid">
          <Breadcrumb current={texts('title')} />
          <h1 className="title">{texts('heading')}</h1>
          <SearchForm id="search-page" query={query} suggests={false} />
          <p className="my-5 text-body-secondary" role="status">
            {query === '' ? texts('startHint') : texts('resultCount', { count: total, question: query })}
          </p>
          {query !== '' && total === 0 && (
            <>
              <p>{texts('noResultsHint')}</p>
              <Link className="btn btn-primary" href="/contact">
                {contact('contactUs')}
                <Icon name="arrow" forward />
              </Link>
            </>
          )}
          <ol role="list" className="search-page__results mw-52 border-top">
            {results.map((result) => (
              <li key={result.id} className="position-relative py-5 border-bottom">
                <p className="mt-1 text-body-secondary fs-small">{kinds[result.kind]}</p>
                <h2 className="item-title">
                  <Link href={result.href} className="stretched-link">
                    <HighlightedText as="span" parts={result.title} />
                  </Link>
                </h2>
                <HighlightedText as="p" className="mt-1" parts={result.excerpt} />
                <ResultPrice result={result} />
                <ResultPicture picture={result.picture} />
              </li>
            ))}
          </ol>
          <StepLinks
            label={texts('pages')}
            previous={pageNumber > 1 && { href: addressOf(pageNumber - 1), text: texts('previous') }}
            next={
              pageNumber * RESULTS_PER_PAGE < total && {
                href: addressOf(pageNumber + 1),
                text: texts('next'),
              }
            }
          />
        </div>
      </section>
    </main>
  )
}
