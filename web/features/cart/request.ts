import { z } from 'zod'
import { LOCALES, type LocaleId } from '#schemas/shared/locales.ts'

const LOCALE_IDS = LOCALES.map(({ id }) => id) as [LocaleId, ...LocaleId[]]

/** Parses a cart that a browser asks about: numbers of goods and how many, nothing that it says of their prices. */
export const parseCartRequest = z.object({
  locale: z.enum(LOCALE_IDS),
  items: z
    .array(
      z.object({
        productId: z.string().regex(/^[\w-]{1,64}$/, 'must be the number of a product'),
        quantity: z.number().int().min(1).max(99),
      }),
    )
    .max(50),
})

/** A cart that a browser asks about. */
export type CartRequest = z.output<typeof parseCartRequest>
