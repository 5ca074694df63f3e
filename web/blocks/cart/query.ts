import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice, optionalText } from '#web/content/parse.ts'
import { localized, sectionFields } from '#web/content/projections.ts'
import { shopSettingsFields } from '#web/content/queries/cart.ts'
import { parseShopSettings } from '#web/content/shop.ts'
import { CART_FACES, type CartFace } from '#schemas/shared/cart-faces.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { CartContent } from './types.ts'

/** What the cart needs of its block, and of the shop's rules. */
export const cartFields = groq`
  ${sectionFields},
  face,
  "emptyHeading": ${localized('emptyHeading')},
  "emptyText": ${localized('emptyText')},
  "settings": *[_id == "shopSettings"][0] { ${shopSettingsFields} }
`

const FACES = CART_FACES.map(({ value }) => value) as [CartFace, ...CartFace[]]

/** Parses the cart; there is always something to show. */
export const parseCartBlock = z.object({
  ...blockBase('cartBlock'),
  ...sectionHead,
  face: choice(FACES, 'cart'),
  emptyHeading: optionalText,
  emptyText: optionalText,
  settings: parseShopSettings,
}) satisfies z.ZodType<CartContent>
