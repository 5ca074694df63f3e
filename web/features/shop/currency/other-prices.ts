import { formatMoney } from '#web/lib/money.ts'
import type { OtherPrice } from '#web/ui/price-text.tsx'
import type { CurrencyPrice } from '../pricing/currency-prices.ts'

/** Formats prices in other currencies in a language. */
export const formatOtherPrices = (prices: readonly CurrencyPrice[], locale: string): OtherPrice[] =>
  prices.map(({ currency, full, reduced }) => ({
    currency,
    now: formatMoney(reduced, currency, { locale }),
    before: full === reduced ? null : formatMoney(full, currency, { locale }),
  }))
