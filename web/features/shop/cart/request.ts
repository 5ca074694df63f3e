import { z } from 'zod'
import { MAX_QUANTITY } from '#schemas/shared/line-amounts.ts'
import { LOCALE_IDS } from '#schemas/shared/locales.ts'
import { PRODUCT_NUMBER } from '#schemas/shared/variants.ts'
import { ITEMS_MAX } from '#web/features/account/saved-items/saved-items.ts'
import { codesSchema } from '../discounts/codes.ts'

/** Parses an item of a request: the number of a product or variant, and a quantity. */
export const itemSchema = z.object({
  productId: z.string().regex(PRODUCT_NUMBER, 'must be the number of a product'),
  quantity: z.int().min(1).max(MAX_QUANTITY),
})

/** The body of `POST /api/cart`: product numbers and quantities, but no prices. */
export const cartRequestSchema = z.object({
  locale: z.enum(LOCALE_IDS),
  items: z.array(itemSchema).max(ITEMS_MAX),
  /** The discount codes in the cart. */
  codes: codesSchema.default([]),
})

/** A cart that a browser wants to check. */
export type CartRequest = z.output<typeof cartRequestSchema>
