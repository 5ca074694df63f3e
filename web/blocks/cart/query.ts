import { groq } from 'next-sanity'
import { CART_VIEWS } from '#schemas/shared/content-choices.ts'
import { shopSettingsFields } from '#web/features/shop/pricing/queries.ts'
import { shopSettingsSchema } from '#web/features/shop/pricing/shop-settings.ts'
import { choiceOf, optionalText } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block, and of the shop's rules. */
export const cartFields = groq`
  ${sectionFields},
  view,
  "emptyHeading": ${localized('emptyHeading')},
  "emptyText": ${localized('emptyText')},
  "settings": *[_id == "shopSettings"][0] { ${shopSettingsFields} }
`

/** Parses the cart; there is always something to show. */
export const cartBlockSchema = sectionSchema('cartBlock').extend({
  view: choiceOf(CART_VIEWS, 'cart'),
  emptyHeading: optionalText,
  emptyText: optionalText,
  settings: shopSettingsSchema,
})
