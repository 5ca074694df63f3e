'use client'

import { useSyncExternalStore } from 'react'
import { chooseCurrency, readCurrency, subscribeToCurrency } from '../../currency/currency-store.ts'
import { cartStore } from '../state/stores.ts'

interface CurrencyChoicesProperties {
  label: string
  /** Null stands for original prices. */
  choices: readonly { currency: string | null; label: string }[]
}

/** Browses in a currency. The cart follows, even if another one was chosen to pay in. */
function choose(currency: string | null): void {
  chooseCurrency(currency)
  const cart = cartStore.read()
  if (!cart?.currency) return
  const { currency: _former, ...rest } = cart
  cartStore.write(rest)
}

/** The currencies to browse in as toggle buttons. */
export function CurrencyChoices({ label, choices }: CurrencyChoicesProperties) {
  const chosen = useSyncExternalStore(subscribeToCurrency, readCurrency, () => null)
  return (
    <ul role="list" aria-label={label}>
      {choices.map(({ currency, label: name }) => (
        <li key={currency}>
          <button
            type="button"
            className="menu-link"
            aria-pressed={chosen === currency}
            onClick={() => choose(currency)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
