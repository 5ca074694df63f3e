import { groq } from 'next-sanity'
import { z } from 'zod'
import { MAX_AMOUNT } from '#schemas/shared/amounts.ts'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { listOf, optionalMoment, required } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import type { Sale } from './sale.ts'

/** What determines the price of a product, parsed by `pricingShape`. */
export const pricingFields = groq`
  price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until }
`

/** Studio keeps all fields; the kind says which one counts. */
type StoredSale = Record<'from' | 'until', string | null> &
  Record<'percent' | 'amount', number | null> & { kind: Sale['kind'] | null }

const period = { from: optionalMoment, until: optionalMoment }

/** Null without a discount. */
const saleSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: z.number().int().min(1).max(99), ...period }),
    z.object({ kind: z.literal('amount'), amount: z.number().int().positive(), ...period }),
  ])
  .nullable()
  .catch(null) as unknown as z.ZodType<Sale | null, StoredSale | null>

const amount = required(z.number().int().positive().max(MAX_AMOUNT))
// Queries by id may find documents of other types.
const currency = required(z.string().pipe(z.enum(CURRENCY_CODES)))

/** The shape of `pricingFields`. */
export const pricingShape = {
  /** In minor units of `currency`, before any sale. */
  price: amount,
  currency,
  sale: saleSchema,
  /** Prices set by hand for other currencies, in their minor units. */
  prices: listOf(z.object({ currency, amount })),
}

/** The currency settings of the shop, parsed by `shopMoneySchema`. */
export const shopMoneyFields = groq`currency, payingCurrencies, firstCurrencies { zh, en, ar }`

/** The shop settings, parsed by `shopSettingsSchema`. */
export const shopSettingsFields = groq`
  quantityOptions, detailLimit, listLimit, serviceCharge,
  ${shopMoneyFields},
  taxRates { standard, zero },
  "samples": sampleItems[] { "id": product->slug.current, quantity }
`

/** The exchange rates, parsed by `exchangeRatesSchema`. */
export const exchangeRates = groq`*[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }`

/** How countries are taxed, in one language; fields of the shop settings, parsed with them. */
export const countryTaxFields = groq`
  pricesIncludeTax, taxProvider,
  countryTaxes[] { countries, rates { standard, zero }, "name": ${localized('name')} }
`
