import { useTranslations } from 'next-intl'
import { formatMoney } from '#web/lib/money.ts'
import { countryNames, daysArguments, type DeliveryMethod } from '../../delivery/delivery-method.ts'
import type { DeliveryChoice } from '../model/review.ts'

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
    <div className="cart-summary__currency">
      <label htmlFor="cart-delivery">{texts('deliveryMethod')}</label>
      <select
        id="cart-delivery"
        className="select"
        value={chosen.id}
        aria-describedby="cart-delivery-note"
        onChange={({ target }) => choose(target.value)}
      >
        {choices.map(({ method, amount }) => (
          <option key={method.id} value={method.id}>
            {texts('deliveryOption', { method: method.title, price: price(amount) })}
          </option>
        ))}
      </select>
      <p id="cart-delivery-note">
        {texts('deliveryNote', {
          days: texts('deliveryDays', daysArguments(chosen)),
          countries:
            countryNames(countries, locale) ?? texts('deliveryCountries', { count: countries.length }),
        })}
      </p>
    </div>
  )
}
