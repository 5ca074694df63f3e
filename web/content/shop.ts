import { z } from 'zod'
import type { ExchangeRates } from '#web/lib/prices/convert.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#schemas/shared/currencies.ts'
import { LOCALES, type LocaleId } from '#schemas/shared/locales.ts'
import { listOf, text } from './parse.ts'

const wholeFrom1 = z.number().int().min(1)
const currency = z.enum(CURRENCY_CODES)
/** The same for each language. */
function perLocale<Value>(make: () => Value): Record<LocaleId, Value> {
  return Object.fromEntries(LOCALES.map(({ id }) => [id, make()])) as Record<LocaleId, Value>
}

const percent = z.number().min(0).max(100).catch(0)

const parseFirstCurrencies = z
  .object(perLocale(() => currency.nullable().catch(null)))
  .catch(perLocale(() => null))

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
  /** In what the people of a language pay until they choose; null where nothing is said. */
  firstCurrencies: parseFirstCurrencies,
  /** Percent by tax class. */
  taxRates: z.object({ standard: percent, zero: percent }).catch({ standard: 0, zero: 0 }),
  /** What a never-used cart of the demo shop holds. */
  samples: listOf(z.object({ id: text, quantity: wholeFrom1 })),
})

/** Parses the rules of the shop; what is missing, or all of it, counts as Studio suggests it. */
export const parseShopSettings = z.preprocess((found) => found ?? {}, shape)

/** The rules of the shop. */
export type ShopSettings = z.output<typeof shape>

/** The rules of the shop that decide in which money its prices are compared. */
export type ShopMoney = Pick<ShopSettings, 'currency' | 'payingCurrencies' | 'firstCurrencies'>

/** Parses the rules that decide in which money prices are compared. */
export const parseShopMoney = z.preprocess(
  (found) => found ?? {},
  shape.pick({ currency: true, payingCurrencies: true, firstCurrencies: true }),
)

/** In what people may pay: what the shop says, or its own money. */
export const payingCurrencies = (shop: Pick<ShopMoney, 'currency' | 'payingCurrencies'>): CurrencyCode[] =>
  shop.payingCurrencies.length > 0 ? shop.payingCurrencies : [shop.currency]

/** In what the people of a language pay until they choose: what the shop says for it, if it takes that, or its own money. */
export function firstCurrency(shop: ShopMoney, locale: LocaleId): CurrencyCode {
  const first = shop.firstCurrencies[locale]
  return first && payingCurrencies(shop).includes(first) ? first : shop.currency
}

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
