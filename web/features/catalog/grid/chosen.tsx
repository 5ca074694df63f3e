import { getTranslations } from 'next-intl/server'
import { currentLocale } from '#web/i18n/locales.ts'
import { formatMoney } from '#web/lib/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { currencyDecimals, type CurrencyCode } from '#schemas/shared/currencies.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import type { Choice } from './choices.ts'
import { EVERYTHING, filterQuery, pathOf, type CatalogFilter } from './filter.ts'

interface ChosenProperties {
  choices: Choice[]
  filter: CatalogFilter
  categories: { id: string; title: string }[]
  currency: CurrencyCode
}

/** What is chosen, each with a way to take it away again. */
export async function Chosen({ choices, filter, categories, currency }: ChosenProperties) {
  if (choices.length === 0) return null
  const [locale, texts, shop] = await Promise.all([
    currentLocale(),
    getTranslations('shop.catalogue'),
    getTranslations('shop'),
  ])
  const toPath = (query: string) => localizedPath(locale, pathOf(query))
  const money = (units: number) =>
    formatMoney(units * 10 ** currencyDecimals(currency), currency, { locale, withoutZeros: true })
  const range = ({ priceFrom: from, priceTo: to }: CatalogFilter) => {
    if (from !== null && to !== null) return texts('between', { from: money(from), to: money(to) })
    return from !== null ? texts('above', { from: money(from) }) : texts('below', { to: money(to ?? 0) })
  }
  const words: Record<Choice['question'], (value: string) => string> = {
    category: (value) => categories.find(({ id }) => id === value)?.title ?? value,
    colour: (colour) => shop('colour', { colour }),
    size: (size) => shop('size', { size }),
    price: () => range(filter),
    rating: (stars) => texts('ratingFrom', { stars: Number(stars) }),
    sale: () => texts('sale'),
    stock: () => texts('stock'),
  }
  return (
    <ul role="list" className="catalogue__chosen" aria-label={texts('chosen')}>
      {choices.map(({ key, question, value, without }) => (
        <li key={key}>
          <a
            href={toPath(without)}
            data-quiet=""
            aria-label={texts('remove', { filter: words[question](value) })}
          >
            {words[question](value)}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a
          className="catalogue__clear"
          href={toPath(filterQuery({ ...EVERYTHING, sort: filter.sort }))}
          data-quiet=""
        >
          {texts('clear')}
        </a>
      </li>
    </ul>
  )
}
