import { z } from 'zod'
import { MAX_AMOUNT } from '#schemas/shared/amounts.ts'
import { TAX_PROVIDER_VALUES } from '#schemas/shared/automatic-tax.ts'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { byLocale, type LocaleId } from '#schemas/shared/locales.ts'
import { flag, listOf, optionalText, required, text, withFallback } from '#web/sanity/parse.ts'
import type { ExchangeRates } from './convert.ts'
import { payingCurrencies } from './currency-prices.ts'

const wholeFrom1 = z.number().int().min(1)
// Queries by id may find documents of other types.
const currency = z.string().pipe(z.enum(CURRENCY_CODES))

const percent = withFallback(z.number().min(0).max(100), 0)

const ratesSchema = withFallback(z.object({ standard: percent, zero: percent }), { standard: 0, zero: 0 })

const firstCurrenciesSchema = withFallback(
  z.object(byLocale(() => currency.nullable().catch(null))),
  byLocale(() => null),
)

const shape = z.object({
  /** The quantities to choose from, ascending. */
  quantityOptions: listOf(wholeFrom1).transform((found) =>
    found.length > 0 ? [...new Set(found)].sort((one, other) => one - other) : [1, 2, 3],
  ),
  detailLimit: withFallback(wholeFrom1, 3),
  listLimit: withFallback(wholeFrom1, 1),
  /** In minor units of `currency`. */
  serviceCharge: withFallback(z.number().int().min(0).max(MAX_AMOUNT), 0),
  currency: withFallback(currency, 'USD'),
  payingCurrencies: listOf(currency).transform((found) => [...new Set(found)]),
  /** The default payment currency of a language; null for the shop's currency. */
  firstCurrencies: firstCurrenciesSchema,
  /** Percent by tax class. */
  taxRates: ratesSchema,
  /** The sample items of the demo shop's cart. */
  samples: listOf(z.object({ id: text, quantity: required(wholeFrom1) })),
})

/** Parses settings; missing ones get Studio's initial values. */
const withInitialValues = <Schema extends z.ZodType>(schema: Schema) => withFallback(schema, schema.parse({}))

/** Parses the shop settings. */
export const shopSettingsSchema = withInitialValues(shape)

/** The shop settings. */
export type ShopSettings = z.output<typeof shape>

/** The quantities that one customer may order of a product. */
export type QuantitySettings = Pick<ShopSettings, 'quantityOptions' | 'detailLimit'>

const taxedShape = shape.extend({
  countryTaxes: listOf(z.object({ countries: listOf(z.string()), rates: ratesSchema, name: optionalText })),
  pricesIncludeTax: flag(false),
  taxProvider: withFallback(z.enum(TAX_PROVIDER_VALUES), 'table'),
})

/** Parses the shop settings with the taxes of countries, which are named in one language. */
export const taxedSettingsSchema = withInitialValues(taxedShape)

const TAX_RULES = { taxRates: true, countryTaxes: true, pricesIncludeTax: true, taxProvider: true } as const

/** Parses the tax rules of the shop. */
export const taxRulesSchema = withInitialValues(taxedShape.pick(TAX_RULES))

/** Parses the shop settings for the page of a product: what may be ordered, and how it is taxed. */
export const productSettingsSchema = withInitialValues(
  taxedShape.pick({ ...TAX_RULES, quantityOptions: true, detailLimit: true }),
)

/** The shop settings that decide the currency in which prices are compared. */
export type ShopMoney = Pick<ShopSettings, 'currency' | 'payingCurrencies' | 'firstCurrencies'>

/** Parses these settings. */
export const shopMoneySchema = withInitialValues(
  shape.pick({ currency: true, payingCurrencies: true, firstCurrencies: true }),
)

/** Returns the default payment currency of a language if the shop accepts it, or else the shop's currency. */
export function firstCurrency(shop: ShopMoney, locale: LocaleId): string {
  const first = shop.firstCurrencies[locale]
  return first && payingCurrencies(shop).includes(first) ? first : shop.currency
}

const NO_RATES: ExchangeRates = { base: 'USD', asOf: null, rates: {} }

/** Parses the exchange rates; without any, nothing can be converted. */
export const exchangeRatesSchema = withFallback(
  z
    .object({
      base: required(currency),
      asOf: z.iso.date().nullable().catch(null),
      rates: listOf(z.object({ currency: required(currency), rate: text })),
    })
    .transform(({ rates, ...rest }): ExchangeRates => ({
      ...rest,
      rates: Object.fromEntries(rates.map((entry) => [entry.currency, entry.rate])),
    })),
  NO_RATES,
)
