import { getTranslations } from 'next-intl/server'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CATALOGUE_PATH, FILTERED_PATH } from '#schemas/shared/catalogue.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { ProductCards } from '../product-cards.tsx'
import { browse } from './browse.ts'
import { choicesOf } from './choices.ts'
import { Chosen } from './chosen.tsx'
import { getCatalogue, getCategories, getProductCards } from './data.ts'
import { FilterForm } from './filter-form.tsx'
import {
  changed,
  filterQuery,
  inMoney,
  parseFilter,
  SORTS,
  pathOf,
  type CatalogFilter,
  type Cursor,
} from './filter.ts'
import { QuietCatalogue } from './quiet-catalogue.tsx'

interface CatalogueProperties {
  /** The query of the address; empty for the whole catalogue. */
  query: string
  /** How many goods stand on a page. */
  pageSize: number
  /** Level of the headings that name the goods. */
  level: 2 | 3
  /** Set where the first of the goods is on the first screen. */
  isNear?: boolean
}

/** All goods of the shop, and what narrows them down. Its state is in the address; without a script it is a form and links. */
export async function Catalogue({ query, pageSize, level, isNear }: CatalogueProperties) {
  const [locale, texts] = await Promise.all([currentLocale(), getTranslations('shop.catalogue')])
  const asked = parseFilter(new URLSearchParams(query))
  const [{ currency, first, currencies, entries }, categories] = await Promise.all([
    getCatalogue(locale, asked.currency),
    getCategories(locale),
  ])
  const filter = inMoney(asked, currency, first)
  const minorPerUnit = 10 ** currencyDecimals(currency)
  const page = browse(entries, filter, { pageSize, minorPerUnit })
  const { total, counts } = page
  const products = await getProductCards(page.entries, locale)
  if (entries.length === 0) return <p className="lead">{texts('found', { count: 0 })}</p>
  const whole = localizedPath(locale, CATALOGUE_PATH)
  const narrowed = localizedPath(locale, FILTERED_PATH)
  const choices = choicesOf(filter)
  return (
    <QuietCatalogue whole={whole} narrowed={narrowed} query={filterQuery(filter)}>
      <FilterForm
        action={narrowed}
        filter={filter}
        counts={counts}
        categories={categories.filter(
          ({ id }) => counts.categories.has(id) || filter.categories.includes(id),
        )}
        money={{ currency, first, currencies }}
        chosen={choices.length}
      />
      <div className="catalogue__results">
        <div className="catalogue__head">
          <p role="status" tabIndex={-1} className="catalogue__count">
            {texts('found', { count: total })}
          </p>
          <Sorts filter={filter} />
        </div>
        <Chosen choices={choices} filter={filter} categories={categories} currency={currency} />
        {products.length > 0 ? (
          <ProductCards products={products} level={level} narrow first={isNear} />
        ) : (
          <div className="catalogue__empty">
            <p className="subtitle">{texts('emptyTitle')}</p>
            <p className="lead">{texts('emptyText')}</p>
            <a className="btn btn-primary" href={whole} data-quiet="">
              {texts('all')}
            </a>
          </div>
        )}
        <Pages
          toPath={(cursor) => pathOf(filterQuery(inMoney(changed(filter, { cursor }), currency, first)))}
          {...page}
        />
      </div>
    </QuietCatalogue>
  )
}

/** The orders in which the list can be shown. */
async function Sorts({ filter }: { filter: CatalogFilter }) {
  const [locale, texts] = await Promise.all([currentLocale(), getTranslations('shop.catalogue')])
  return (
    <nav className="catalogue__sorts" aria-label={texts('sort')}>
      <ul role="list">
        {SORTS.map((sort) => (
          <li key={sort}>
            <a
              href={localizedPath(locale, pathOf(filterQuery(changed(filter, { sort }))))}
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

interface PagesProperties {
  toPath: (cursor: Cursor) => string
  previous: Cursor | null
  next: Cursor | null
}

/** The ways to the pages before and after this one. */
async function Pages({ toPath, previous, next }: PagesProperties) {
  if (!previous && !next) return null
  const texts = await getTranslations('shop.catalogue')
  return (
    <nav className="pagination-links" aria-label={texts('pages')}>
      {previous && (
        <Link className="pagination-links__step" rel="prev" href={toPath(previous)} prefetch={false}>
          <Icon name="arrow" backward />
          {texts('previous')}
        </Link>
      )}
      {next && (
        <Link className="pagination-links__step" rel="next" href={toPath(next)} prefetch={false}>
          {texts('next')}
          <Icon name="arrow" forward />
        </Link>
      )}
    </nav>
  )
}
