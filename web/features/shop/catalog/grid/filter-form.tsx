import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currencyName } from '#schemas/shared/currencies.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Counts } from './catalog-page.ts'
import { type CatalogFilter, formatAmount, RATINGS } from './filter.ts'
import type { FilterValue, FilterValues } from './filter-values.ts'
import { PriceRange } from './price-range.tsx'

interface FilterFormProperties {
  /** Path of the filtered catalog, with language. */
  action: string
  filter: CatalogFilter
  counts: Counts
  values: FilterValues
  /** The currency of prices, the default one, and all available ones. */
  money: { currency: string; defaultCurrency: string; currencies: readonly string[] }
  /** Number of active filters. */
  chosen: number
}

/** Renders the filters as a GET form, with the number of matching products for every value. */
export async function FilterForm({ action, filter, counts, values, money, chosen }: FilterFormProperties) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('shop.catalog')])
  return (
    <details className="catalog__filters collapsed-narrow">
      <summary>
        {texts('filters')}
        {chosen > 0 && <span className="catalog__chosen-count">{chosen}</span>}
        <Icon name="chevron-down" />
      </summary>
      <form action={action} method="get" className="filters stack gap-6">
        {filter.sort !== 'featured' && <input type="hidden" name="sort" value={filter.sort} />}
        <Values
          name="category"
          legend={texts('category')}
          values={values.categories}
          chosen={filter.categories}
          counts={counts.categories}
        />
        <Values
          name="color"
          legend={texts('color')}
          values={values.colors}
          chosen={filter.colors}
          counts={counts.colors}
        />
        <Values
          name="size"
          legend={texts('size')}
          values={values.sizes}
          chosen={filter.sizes}
          counts={counts.sizes}
        />
        <fieldset>
          <legend className="label">{texts('priceRange')}</legend>
          <PriceRange
            currency={money.currency}
            isNamed={filter.currency !== null}
            currencies={money.currencies.map((code) => ({
              code,
              value: code === money.defaultCurrency ? '' : code,
              name: currencyName(code, locale),
            }))}
            from={filter.priceFrom === null ? undefined : formatAmount(filter.priceFrom)}
            to={filter.priceTo === null ? undefined : formatAmount(filter.priceTo)}
            texts={{
              currency: texts('priceCurrency'),
              from: texts('priceFrom'),
              to: texts('priceTo'),
              show: texts('show'),
              hint: texts('priceHint'),
            }}
          />
        </fieldset>
        {(counts.ratings.size > 0 || filter.rating !== null) && (
          <fieldset>
            <legend className="label">{texts('rating')}</legend>
            <Option type="radio" name="rating" value="" isChosen={filter.rating === null}>
              {texts('anyRating')}
            </Option>
            {RATINGS.map((stars) => (
              <Option
                key={stars}
                type="radio"
                name="rating"
                value={String(stars)}
                isChosen={filter.rating === stars}
                count={counts.ratings.get(stars) ?? 0}
              >
                {texts('ratingFrom', { stars })}
              </Option>
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend className="label">{texts('more')}</legend>
          <Option name="sale" value="1" isChosen={filter.sale} count={counts.sale}>
            {texts('sale')}
          </Option>
          <Option name="stock" value="1" isChosen={filter.stock} count={counts.stock}>
            {texts('stock')}
          </Option>
        </fieldset>
      </form>
    </details>
  )
}

interface ValuesProperties {
  name: string
  legend: string
  values: readonly FilterValue[]
  chosen: readonly string[]
  /** Number of matching products by id. */
  counts: ReadonlyMap<string, number>
}

/** Renders the values that match products, or are chosen, as checkboxes; nothing without any. */
function Values({ name, legend, values, chosen, counts }: ValuesProperties) {
  const offered = values.filter(({ id, value }) => counts.has(id) || chosen.includes(value))
  if (offered.length === 0) return null
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      {offered.map(({ id, value, title, hex }) => (
        <Option
          key={id}
          name={name}
          value={value}
          isChosen={chosen.includes(value)}
          count={counts.get(id) ?? 0}
        >
          {hex && <span className="swatch" style={{ backgroundColor: hex }} />}
          {title}
        </Option>
      ))}
    </fieldset>
  )
}

interface OptionProperties {
  name: string
  value: string
  type?: 'checkbox' | 'radio'
  isChosen: boolean
  /** Number of matching products; a value without any is disabled. */
  count?: number
  children: ReactNode
}

function Option({ name, value, type = 'checkbox', isChosen, count, children }: OptionProperties) {
  return (
    <label className="filters__option d-flex align-items-center gap-3 fs-5">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
      />
      <span className="d-inline-flex align-items-center gap-2">{children}</span>
      {count !== undefined && (
        <span className="filters__count ms-auto fs-small text-body-secondary">{count}</span>
      )}
    </label>
  )
}
