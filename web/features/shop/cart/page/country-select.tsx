import { useTranslations } from 'next-intl'
import type { Review } from '../model/review.ts'

interface CountrySelectProperties {
  review: Review
  locale: string
  /** Null for countries without tax rates of their own. */
  choose: (country: string | null) => void
}

/** Renders the choice of the country that determines tax and delivery. */
export function CountrySelect({ review, locale, choose }: CountrySelectProperties) {
  const texts = useTranslations('cart')
  const { countries, country, isUnreachable } = review
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const named = countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
  return (
    <div className="cart-summary__currency">
      <label htmlFor="cart-country">{texts('country')}</label>
      <select
        id="cart-country"
        className="select"
        value={country ?? ''}
        aria-describedby="cart-country-note"
        onChange={({ target }) => choose(target.value || null)}
      >
        <option value="">{texts('otherCountries')}</option>
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p id="cart-country-note" role="status">
        {texts(isUnreachable ? 'countryUnreachable' : 'countryNote')}
      </p>
    </div>
  )
}
