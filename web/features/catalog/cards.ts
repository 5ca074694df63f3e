import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { parseImage } from '#web/content/image.ts'
import { flag, optionalText, text } from '#web/content/parse.ts'
import { parseSale } from '#web/content/sale.ts'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'

/** The parts of `productCardFields`, for parsers that ask for more. */
export const productCardShape = {
  id: z.string(),
  number: text,
  title: text,
  category: optionalText,
  label: optionalText,
  /** In minor units of `currency`, before any sale. */
  price: z.number().int().positive(),
  currency: z.enum(CURRENCY_CODES),
  sale: parseSale,
  /** 1 to 5, with one decimal; null for a product nobody has rated. */
  stars: z.number().min(1).max(5).nullable().catch(null),
  cover: parseImage,
  soldOut: flag(false),
}

/** Parses `productCardFields`; a card needs a name, an address and a price. */
export const parseProductCard = z.object({ ...productCardShape, href: parseAddress })

/** A product in a list; `href` is its canonical path without language. */
export type ProductCard = z.output<typeof parseProductCard>
