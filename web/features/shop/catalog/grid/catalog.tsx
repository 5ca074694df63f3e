import { getTranslations } from 'next-intl/server'
import { CATALOG_PATH, FILTERED_CATALOG_PATH } from '#schemas/shared/catalog.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { StepLinks } from '#web/ui/step-links.tsx'
import { ProductCards } from '../product-cards.tsx'
import { ActiveFilterList } from './active-filter-list.tsx'
import { listActiveFilters } from './active-filters.ts'
import { findCatalogPage } from './catalog-page.ts'
import {
  type CatalogFilter,
  catalogPath,
  type Cursor,
  filterQuery,
  parseFilter,
  SORTS,
  updateFilter,
  withCurrency,
} from './filter.ts'
import { FilterForm } from './filter-form.tsx'
import { withIds, withKnownValues } from './filter-values.ts'
import { InstantFilters } from './instant-filters.tsx'
import { getCatalog, getFilterValues, getProductCards } from './queries.ts'

interface CatalogProperties {
  /** The query of the URL; empty for the unfiltered catalog. */
  query: string
  /** Products per page. */
  pageSize: number
  /** Heading level of product titles. */
  level: 2 | 3
  /** Whether the first product is above the fold, so that its picture loads first. */
  isAboveFold: boolean
}

/** Renders all products of the shop with filters. The state is in the URL; without JavaScript it is a form and links. */
export async function Catalog({ query, pageSize, level, isAboveFold }: CatalogProperties) {
  const [locale, texts] = await Promise.all([currentLocale(), getTranslations('shop.catalog')])
  const requestedFilter = parseFilter(new URLSearchParams(query))
  const [{ currency, defaultCurrency, currencies, entries }, values] = await Promise.all([
    getCatalog(locale, requestedFilter.currency),
    getFilterValues(locale),
  ])
  const filter = withCurrency(withKnownValues(requestedFilter, values), currency, defaultCurrency)
  const page = findCatalogPage(entries, withIds(filter, values), { pageSize, currency })
  const { total, counts } = page
  const products = await getProductCards(page.entries, locale)
  if (entries.length === 0) return <p className="lead">{texts('resultCount', { count: 0 })}</p>
  const allProductsPath = localizedPath(locale, CATALOG_PATH)
  const filteredPath = localizedPath(locale, FILTERED_CATALOG_PATH)
  const choices = listActiveFilters(filter)
  const pageAt = (cursor: Cursor) =>
    catalogPath(filterQuery(withCurrency(updateFilter(filter, { cursor }), currency, defaultCurrency)))
  return (
    <InstantFilters catalogPath={allProductsPath} filteredPath={filteredPath} query={filterQuery(filter)}>
      <FilterForm
        action={filteredPath}
        filter={filter}
        counts={counts}
        values={values}
        money={{ currency, defaultCurrency, currencies }}
        chosen={choices.length}
      />
      <div className="catalog__results">
        <div className="d-flex flex-wrap align-items-baseline justify-content-between row-gap-2 column-gap-6 mb-5 pb-3 border-bottom">
          <p role="status" tabIndex={-1} className="fw-medium">
            {texts('resultCount', { count: total })}
          </p>
          <Sorts filter={filter} />
        </div>
        <ActiveFilterList choices={choices} filter={filter} values={values} currency={currency} />
        {products.length > 0 ? (
          <ProductCards products={products} level={level} narrow isAboveFold={isAboveFold} />
        ) : (
          <div className="py-7">
            <p className="subtitle">{texts('emptyTitle')}</p>
            <p className="lead mt-3 mb-5">{texts('emptyText')}</p>
            <a className="btn btn-primary" href={allProductsPath} data-quiet="">
              {texts('all')}
            </a>
          </div>
        )}
        <StepLinks
          label={texts('pages')}
          previous={page.previous && { href: pageAt(page.previous), text: texts('previous') }}
          next={page.next && { href: pageAt(page.next), text: texts('next') }}
        />
      </div>
    </InstantFilters>
  )
}

async function Sorts({ filter }: { filter: CatalogFilter }) {
  const [locale, texts] = await Promise.all([currentLocale(), getTranslations('shop.catalog')])
  return (
    <nav className="catalog__sorts" aria-label={texts('sort')}>
      <ul role="list" className="d-flex flex-wrap column-gap-5 fs-small">
        {SORTS.map((sort) => (
          <li key={sort}>
            <a
              href={localizedPath(locale, catalogPath(filterQuery(updateFilter(filter, { sort }))))}
              data-quiet=""
              aria-current={sort === filter.sort || undefined}
            >
              {texts('sortKind', { sort })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
