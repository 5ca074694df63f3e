import { z } from 'zod'
import type { ExchangeRates } from '#web/lib/prices/convert.ts'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { listOf, text } from './parse.ts'

const wholeFrom1 = z.number().int().min(1)
const currency = z.enum(CURRENCY_CODES)
const percent = z.number().min(0).max(100).catch(0)

const shape = z.object({
  /** What the choice of a quantity offers, from the least. */
  quantityOptions: listOf(wholeFrom1).transform((found) =>
    found.length > 0 ? [...new Set(found)].sort((one, other) => one - other) : [1, 2, 3],
  ),
  detailLimit: wholeFrom1.catch(3),
  listLimit: wholeFrom1.catch(1),
  /** In minor units of `currency`. */
  serviceCharge: z.number().int().min(0).catch(0),
  currency: currency.catch('USD'),
  payingCurrencies: listOf(currency).transform((found) => [...new Set(found)]),
  /** Percent by tax class. */
  taxRates: z.object({ standard: percent, zero: percent }).catch({ standard: 0, zero: 0 }),
  /** What a never-used cart of the demo shop holds. */
  samples: listOf(z.object({ id: text, quantity: wholeFrom1 })),
})

/** Parses the rules of the shop; what is missing, or all of it, counts as Studio suggests it. */
export const parseShopSettings = z.preprocess((found) => found ?? {}, shape)

/** The rules of the shop. */
export type ShopSettings = z.output<typeof shape>

const NO_RATES: ExchangeRates = { base: 'USD', asOf: null, rates: {} }

/** Parses the rates of exchange; without any, nothing can be converted. */
export const parseExchangeRates = z
  .object({
    base: currency,
    asOf: z.iso.date().nullable().catch(null),
    rates: listOf(z.object({ currency, rate: text })),
  })
  .transform(({ rates, ...rest }): ExchangeRates => ({
    ...rest,
    rates: Object.fromEntries(rates.map((entry) => [entry.currency, entry.rate])),
  }))
  .catch(NO_RATES)
