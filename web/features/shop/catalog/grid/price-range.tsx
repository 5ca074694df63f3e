'use client'

import { useSyncExternalStore } from 'react'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import { readCurrency, subscribeToCurrency } from '../../currency/currency-store.ts'
import { initialPriceCurrency, TYPED_AMOUNT } from './price-currency.ts'

interface PriceRangeProperties {
  /** The currency by which the page compares prices, and whether the filter names it. */
  currency: string
  isNamed: boolean
  /** The available currencies. The language's currency has an empty value, so that the URL omits it. */
  currencies: readonly { code: string; value: string; name: string }[]
  /** The limits as decimal amounts. */
  from: string | undefined
  to: string | undefined
  texts: Record<'currency' | 'from' | 'to' | 'show' | 'hint', string>
}

/** Renders the price filter. It starts in the currency of the prices shown, which only the browser knows. */
export function PriceRange({ currency, isNamed, currencies, from, to, texts }: PriceRangeProperties) {
  const displayed = useSyncExternalStore(subscribeToCurrency, readCurrency, () => null)
  const codes = currencies.map(({ code }) => code)
  const initial = isNamed ? currency : initialPriceCurrency(displayed, codes, currency)
  const decimals = currencyDecimals(initial)
  return (
    <>
      {currencies.length > 1 && (
        // A new select for another currency, because resetting the form restores the first value of a select.
        <select
          key={initial}
          className="select w-100 mb-3 fs-5"
          name="currency"
          aria-label={texts.currency}
          defaultValue={currencies.find(({ code }) => code === initial)?.value}
        >
          {currencies.map(({ code, value, name }) => (
            <option key={code} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
      <div className="filters__range">
        <Amount name="from" label={texts.from} amount={from} decimals={decimals} hint={texts.hint} />
        <Amount name="to" label={texts.to} amount={to} decimals={decimals} hint={texts.hint} />
        <button className="btn btn-secondary btn--small">{texts.show}</button>
      </div>
    </>
  )
}

interface AmountProperties {
  name: string
  label: string
  amount: string | undefined
  decimals: number
  /** What the browser says of an amount that is none. */
  hint: string
}

/** A text field, because a number field ignores Arabic digits. */
function Amount({ name, label, amount, decimals, hint }: AmountProperties) {
  return (
    <label>
      {label}
      <input
        className="form-control"
        name={name}
        pattern={TYPED_AMOUNT}
        title={hint}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        defaultValue={amount}
      />
    </label>
  )
}
