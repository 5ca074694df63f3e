import { CURRENCY_ATTRIBUTE, CURRENCY_KEY, parseCurrency, showCurrency } from '#web/lib/browse-currency.ts'
import { subscribeToKey } from '#web/lib/storage-changes.ts'
import { readStoredText, storeText } from '#web/lib/stored-text.ts'

/** Returns the currency in which the visitor browses; null for original prices. */
export const readCurrency = (): string | null => document.documentElement.getAttribute(CURRENCY_ATTRIBUTE)

/** Stores and shows a currency; null for original prices. */
export function chooseCurrency(currency: string | null): void {
  storeText(CURRENCY_KEY, currency)
  showCurrency(currency)
  dispatchEvent(new Event(CURRENCY_KEY))
}

/** Subscribes to changes in this tab and others; returns a function that unsubscribes. */
export const subscribeToCurrency = (changed: () => void): (() => void) =>
  subscribeToKey(CURRENCY_KEY, changed, () => {
    showCurrency(parseCurrency(readStoredText(CURRENCY_KEY)))
    changed()
  })
