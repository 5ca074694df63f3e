import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { LOCALE_IDS } from '#schemas/shared/locales.ts'
import { ITEMS_MAX } from '#web/features/account/saved-items/saved-items.ts'
import { itemSchema } from '../cart/request.ts'
import { codesSchema } from '../discounts/codes.ts'

/** The body of `POST /api/orders`: product numbers, quantities and the expected total. Prices and names never come from a browser. */
export const orderRequestSchema = z.strictObject({
  items: z.array(itemSchema.strict()).min(1).max(ITEMS_MAX),
  currency: z.enum(CURRENCY_CODES),
  /** Codes of discounts and a gift card. The order is rejected if one does not apply. */
  codes: codesSchema.default([]),
  idempotencyKey: z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, hyphens'),
  /** Id of the delivery method that the shopper chose; the first one if missing. */
  delivery: z
    .string()
    .regex(/^[\w.-]{1,128}$/, 'must be the id of a delivery method')
    .optional(),
  /** The buyer's country (ISO 3166), if it has tax rates of its own. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be the code of a country')
    .optional(),
  /** The language of the order, its page and its mails. */
  locale: z.enum(LOCALE_IDS).default('en'),
  /** What the shopper saw as left to pay, in minor units; the order is rejected if it differs. */
  expected: z.int().min(0).optional(),
})

/** What a customer orders. */
export type ValidOrderRequest = z.output<typeof orderRequestSchema>
