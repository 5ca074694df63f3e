import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { ICON_VALUES } from '#schemas/shared/icons.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { choice, flag, keyedText, listOf, optionalText, text } from '#web/sanity/parse.ts'
import { entrySchema } from '#web/sanity/queries/address.ts'
import { groupSchema } from '#web/sanity/queries/groups.ts'
import { buttonSchema } from '#web/sanity/queries/link.ts'

/** Parses `featureCardFields`; a card needs a title and an address. */
export const featureCardSchema = entrySchema.extend({
  icon: choice(ICON_VALUES, 'layers'),
  picture: imageSchema,
  benefits: listOf(keyedText),
})

/** Parses `integrationCardFields`; a card needs a title and an address. */
export const integrationCardSchema = entrySchema.extend({
  category: groupSchema
    .extend({ icon: choice(ICON_VALUES, 'plug') })
    .nullable()
    .catch(null),
  logo: imageSchema,
})

const amount = z.number().int().min(0).nullable().catch(null)

/** Price of a month in minor units, paid monthly and paid yearly. */
export interface PlanPrice {
  currency: string
  monthly: number
  yearly: number
}

/** Parses `planFields`; without both prices and a currency, the price is null. */
export const planSchema = z
  .object({
    id: z.string(),
    name: text,
    summary: optionalText,
    badge: optionalText,
    highlighted: flag(false),
    currency: z.enum(CURRENCY_CODES).nullable().catch(null),
    monthlyPrice: amount,
    yearlyPrice: amount,
    features: listOf(keyedText),
    button: buttonSchema,
  })
  .transform(({ currency, monthlyPrice, yearlyPrice, ...plan }) => ({
    ...plan,
    price: priceOf(currency, monthlyPrice, yearlyPrice),
  }))

function priceOf(currency: string | null, monthly: number | null, yearly: number | null): PlanPrice | null {
  return currency === null || monthly === null || yearly === null ? null : { currency, monthly, yearly }
}

/** A feature in a list; `href` is its canonical path without language. */
export type FeatureCard = z.output<typeof featureCardSchema>

/** An integration in a list; `href` is its canonical path without language. */
export type IntegrationCard = z.output<typeof integrationCardSchema>

/** A plan of the product. */
export type Plan = z.output<typeof planSchema>
