import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { parseImage } from '#web/content/image.ts'
import { parseButton } from '#web/content/link.ts'
import { choice, flag, keyedText, listOf, optionalText, text } from '#web/content/parse.ts'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { ICON_KEYS } from '#schemas/shared/icons.ts'
import { INTEGRATION_CATEGORY_IDS } from '#schemas/shared/integration-categories.ts'

/** The parts of `featureCardFields`, for parsers that ask for more. */
export const featureCardShape = {
  id: z.string(),
  title: text,
  summary: optionalText,
  icon: choice(ICON_KEYS, 'layers'),
  picture: parseImage,
  benefits: listOf(keyedText),
}

/** The parts of `integrationCardFields`, for parsers that ask for more. */
export const integrationCardShape = {
  id: z.string(),
  title: text,
  summary: optionalText,
  category: choice(INTEGRATION_CATEGORY_IDS, 'development'),
  logo: parseImage,
}

/** Parses `featureCardFields`; a card needs a title and an address. */
export const parseFeatureCard = z.object({ ...featureCardShape, href: parseAddress })

/** Parses `integrationCardFields`; a card needs a title and an address. */
export const parseIntegrationCard = z.object({ ...integrationCardShape, href: parseAddress })

const amount = z.number().int().min(0).nullable().catch(null)

/** What a plan costs for a month, in minor units: paid by the month, and paid for a year ahead. */
export interface PlanPrice {
  currency: string
  monthly: number
  yearly: number
}

/** Parses `planFields`; without both prices or a currency, a plan has no price and asks people to talk. */
export const parsePlan = z
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
    button: parseButton,
  })
  .transform(({ currency, monthlyPrice, yearlyPrice, ...plan }) => ({
    ...plan,
    price: priceOf(currency, monthlyPrice, yearlyPrice),
  }))

function priceOf(currency: string | null, monthly: number | null, yearly: number | null): PlanPrice | null {
  return currency === null || monthly === null || yearly === null ? null : { currency, monthly, yearly }
}

/** A feature in a list; `href` is its canonical path without language. */
export type FeatureCard = z.output<typeof parseFeatureCard>

/** An integration in a list; `href` is its canonical path without language. */
export type IntegrationCard = z.output<typeof parseIntegrationCard>

/** A plan of the product. */
export type Plan = z.output<typeof parsePlan>
