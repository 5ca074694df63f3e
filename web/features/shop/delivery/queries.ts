import { groq } from 'next-sanity'
import { z } from 'zod'
import { MAX_AMOUNT } from '#schemas/shared/amounts.ts'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { listOf, required, text, withFallback } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import type { DeliveryMethod } from './delivery-method.ts'

/** All delivery methods in order, in one language, parsed by `deliverySchema`. */
export const deliveryMethods = groq`*[_type == "deliveryMethod"] | order(order asc, _id asc) {
  "id": _id, "title": ${localized('title')}, countries, price, currency, freeFrom, minDays, maxDays, taxClass
}`

const amount = z.number().int().min(0).max(MAX_AMOUNT)
const days = required(z.number().int().min(1))

/** Parses `deliveryMethods`; incomplete methods are left out. */
export const deliverySchema = listOf(
  z.object({
    id: z.string(),
    title: text,
    countries: listOf(z.string()),
    price: required(amount),
    currency: required(z.enum(CURRENCY_CODES)),
    freeFrom: amount.nullable().catch(null),
    minDays: days,
    maxDays: days,
    taxClass: withFallback(text, 'standard'),
  }) satisfies z.ZodType<DeliveryMethod, unknown>,
)
