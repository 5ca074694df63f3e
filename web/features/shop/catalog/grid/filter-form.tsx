import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { CurrencyCode } from '#schemas/shared/currencies.ts'
import { COLORS, PRODUCT_SIZES } from '#schemas/shared/product-options.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Counts } from './catalog-page.ts'
import { type CatalogFilter, formatAmount, RATINGS } from './filter.ts'
import { PriceRange } from './price-range.tsx'

interface FilterFormProperties {
  /** Path of the filtered catalog, with language. */
  action: string
  filter: CatalogFilter
  counts: Counts
  categories: { id: string; title: string }[]
  /** The currency of prices, the default one, and all available ones. */
  money: { currency: CurrencyCode; defaultCurrency: CurrencyCode; currencies: readonly CurrencyCode[] }
  /** Number of active filters. */
  chosen: number
}

/** Renders the filters as a GET form, with the number of matching products for every value. */
export async function FilterForm({
  action,
  filter,
  counts,
  categories,
  money,
  chosen,
}: FilterFormProperties) {
  const [locale, texts, shop] = await Promise.all([
    getLocale(),
    getTranslations('shop.catalog'),
    getTranslations('shop'),
  ])
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const colors = COLORS.filter(({ value }) => counts.colors.has(value) || filter.colors.includes(value))
  const sizes = PRODUCT_SIZES.filter(({ value }) => counts.sizes.has(value) || filter.sizes.includes(value))
  return (
    <details className="catalog__filters">
      <summary>
        {texts('filters')}
        {chosen > 0 && <span className="catalog__chosen-count">{chosen}</span>}
        <Icon name="chevron-down" />
      </summary>
      <form action={action} method="get" className="filters">
        {filter.sort !== 'featured' && <input type="hidden" name="sort" value={filter.sort} />}
        <Group legend={texts('category')} isThere={categories.length > 0}>
          {categories.map(({ id, title }) => (
            <Option
              key={id}
              name="category"
              value={id}
              isChosen={filter.categories.includes(id)}
              count={counts.categories.get(id) ?? 0}
            >
              {title}
            </Option>
          ))}
        </Group>
        <Group legend={texts('color')} isThere={colors.length > 0}>
          {colors.map(({ value, hex }) => (
            <Option
              key={value}
              name="colour"
              value={value}
              isChosen={filter.colors.includes(value)}
              count={counts.colors.get(value) ?? 0}
            >
              <span className="swatch" style={{ backgroundColor: hex }} />
              {shop('color', { color: value })}
            </Option>
          ))}
        </Group>
        <Group legend={texts('size')} isThere={sizes.length > 0}>
          {sizes.map(({ value }) => (
            <Option
              key={value}
              name="size"
              value={value}
              isChosen={filter.sizes.includes(value)}
              count={counts.sizes.get(value) ?? 0}
            >
              {shop('size', { size: value })}
            </Option>
          ))}
        </Group>
        <fieldset>
          <legend>{texts('priceRange')}</legend>
          <PriceRange
            currency={money.currency}
            isNamed={filter.currency !== null}
            currencies={money.currencies.map((code) => ({
              code,
              value: code === money.defaultCurrency ? '' : code,
              name: names.of(code) ?? code,
            }))}
            from={filter.priceFrom === null ? undefined : formatAmount(filter.priceFrom)}
            to={filter.priceTo === null ? undefined : formatAmount(filter.priceTo)}
            texts={{
              currency: texts('priceCurrency'),
              from: texts('priceFrom'),
              to: texts('priceTo'),
              show: texts('show'),
            }}
          />
        </fieldset>
        <Group legend={texts('rating')} isThere={counts.ratings.size > 0 || filter.rating !== null}>
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
        </Group>
        <Group legend={texts('more')} isThere>
          <Option name="sale" value="1" isChosen={filter.sale} count={counts.sale}>
            {texts('sale')}
          </Option>
          <Option name="stock" value="1" isChosen={filter.stock} count={counts.stock}>
            {texts('stock')}
          </Option>
        </Group>
      </form>
    </details>
  )
}

function Group({ legend, isThere, children }: { legend: string; isThere: boolean; children: ReactNode }) {
  if (!isThere) return null
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
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
    <label className="filters__option">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
      />
      <span className="d-inline-flex align-items-center gap-2">{children}</span>
      {count !== undefined && <span className="filters__count">{count}</span>}
    </label>
  )
}
