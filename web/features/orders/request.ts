import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { LOCALES, type LocaleId } from '#schemas/shared/locales.ts'

const LOCALE_IDS = LOCALES.map(({ id }) => id) as [LocaleId, ...LocaleId[]]

/** Parses an order that is asked for: goods by their numbers, and nothing of what a browser believes of them but their sum. */
export const parseOrderRequest = z.strictObject({
  items: z
    .array(
      z.strictObject({
        productId: z.string().regex(/^[\w-]{1,64}$/, 'must be the number of a product'),
        quantity: z.int().min(1).max(99),
      }),
    )
    .min(1)
    .max(50),
  currency: z.enum(CURRENCY_CODES),
  idempotencyKey: z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, hyphens'),
  /** The language of names in the order, its page and its mail. */
  locale: z.enum(LOCALE_IDS).default('en'),
  /** What the shopper saw it come to, in minor units: another sum is refused. */
  expected: z.int().min(0).optional(),
})
