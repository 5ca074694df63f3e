import { useTranslations } from 'next-intl'
import { formatMoney } from '#web/lib/money.ts'
import { countryNames, daysArguments, type DeliveryMethod } from '../../delivery/delivery-method.ts'
import type { DeliveryChoice } from '../model/review.ts'
import { SummarySelect } from './summary-select.tsx'

interface DeliverySelectProperties {
  choices: readonly DeliveryChoice[]
  chosen: DeliveryMethod
  currency: string
  locale: string
  choose: (method: string) => void
}

/** Renders the choice of a delivery method, with the days and countries of the chosen one. */
export function DeliverySelect({ choices, chosen, currency, locale, choose }: DeliverySelectProperties) {
  const texts = useTranslations('cart')
  const price = (amount: number) => (amount === 0 ? texts('free') : formatMoney(amount, currency, { locale }))
  const { countries } = chosen
  return (
    <SummarySelect
      id="cart-delivery"
      label={texts('deliveryMethod')}
      value={chosen.id}
      options={choices.map(({ method, amount }) => ({
        value: method.id,
        label: texts('deliveryOption', { method: method.title, price: price(amount) }),
      }))}
      choose={choose}
      note={texts('deliveryNote', {
        days: texts('deliveryDays', daysArguments(chosen)),
        countries: countryNames(countries, locale) ?? texts('deliveryCountries', { count: countries.length }),
      })}
    />
  )
}
