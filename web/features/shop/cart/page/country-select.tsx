import { useTranslations } from 'next-intl'
import type { Review } from '../model/review.ts'
import { SummarySelect } from './summary-select.tsx'

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
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label))
  return (
    <SummarySelect
      id="cart-country"
      label={texts('country')}
      value={country ?? ''}
      options={[{ value: '', label: texts('otherCountries') }, ...named]}
      choose={(value) => choose(value || null)}
      note={texts(isUnreachable ? 'countryUnreachable' : 'countryNote')}
      isLive
      isError={isUnreachable}
    />
  )
}
