import { getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { formatMoney } from '#web/lib/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { amountsPerMinor, type CatalogFilter, catalogPath, EMPTY_FILTER, filterQuery } from './filter.ts'
import type { FilterValue, FilterValues } from './filter-values.ts'

interface ActiveFilterListProperties {
  choices: ActiveFilter[]
  filter: CatalogFilter
  values: FilterValues
  currency: string
}

const titleIn = (values: readonly FilterValue[]) => (chosen: string) =>
  values.find(({ value }) => value === chosen)?.title ?? chosen

/** Renders the active filters, each with a link that removes it. */
export async function ActiveFilterList({ choices, filter, values, currency }: ActiveFilterListProperties) {
  if (choices.length === 0) return null
  const [locale, texts] = await Promise.all([currentLocale(), getTranslations('shop.catalog')])
  const toPath = (query: string) => localizedPath(locale, catalogPath(query))
  const money = (amount: number) =>
    formatMoney(amount / amountsPerMinor(currency), currency, { locale, withoutZeros: true })
  const range = ({ priceFrom: from, priceTo: to }: CatalogFilter) => {
    if (from !== null && to !== null) return texts('between', { from: money(from), to: money(to) })
    return from !== null ? texts('above', { from: money(from) }) : texts('below', { to: money(to ?? 0) })
  }
  const labels: Record<ActiveFilter['kind'], (value: string) => string> = {
    category: titleIn(values.categories),
    color: titleIn(values.colors),
    size: titleIn(values.sizes),
    price: () => range(filter),
    rating: (stars) => texts('ratingFrom', { stars: Number(stars) }),
    sale: () => texts('sale'),
    stock: () => texts('stock'),
  }
  return (
    <ul
      role="list"
      className="catalog__chosen d-flex flex-wrap align-items-center gap-2 mb-6 fs-small"
      aria-label={texts('activeFilters')}
    >
      {choices.map(({ key, kind, value, queryWithout }) => (
        <li key={key}>
          <a
            href={toPath(queryWithout)}
            data-quiet=""
            aria-label={texts('remove', { filter: labels[kind](value) })}
          >
            {labels[kind](value)}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a
          className="catalog__clear"
          href={toPath(filterQuery({ ...EMPTY_FILTER, sort: filter.sort }))}
          data-quiet=""
        >
          {texts('clear')}
        </a>
      </li>
    </ul>
  )
}
