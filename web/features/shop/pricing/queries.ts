import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalMoment, required, text } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import type { Sale } from './sale.ts'

/** A product's `sale`, parsed by `saleSchema`. */
export const saleFields = groq`sale { kind, percent, amount, from, until }`

/** Studio keeps all fields; the kind says which one counts. */
type StoredSale = Record<'from' | 'until', string | null> &
  Record<'percent' | 'amount', number | null> & { kind: Sale['kind'] | null }

/** Parses `saleFields`; null without a discount. */
export const saleSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      percent: z.number().int().min(1).max(99),
      from: optionalMoment,
      until: optionalMoment,
    }),
    z.object({
      kind: z.literal('amount'),
      amount: z.number().int().positive(),
      from: optionalMoment,
      until: optionalMoment,
    }),
  ])
  .nullable()
  .catch(null) as unknown as z.ZodType<Sale | null, StoredSale | null>

/** Parses `prices[] { currency, amount }`: those set by hand for other currencies, in their minor units. */
export const pricesSchema = listOf(
  z.object({ currency: text, amount: required(z.number().int().positive()) }),
)

/** The shop settings, parsed by `shopSettingsSchema`. */
export const shopSettingsFields = groq`
  quantityOptions, detailLimit, listLimit, serviceCharge, currency, payingCurrencies,
  firstCurrencies { zh, en, ar },
  taxRates { standard, zero },
  "samples": sampleItems[] { "id": product->slug.current, quantity }
`

/** How countries are taxed, in one language; fields of the shop settings, parsed with them. */
export const countryTaxFields = groq`
  pricesIncludeTax, taxProvider,
  countryTaxes[] { countries, rates { standard, zero }, "name": ${localized('name')} }
`
