import { BasketIcon } from '@sanity/icons/Basket'
import { choiceField } from '../fields/choices.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { CART_FACES } from '../shared/cart-faces.ts'
import { defineBlock } from './define-block.ts'

/** The visitor's cart. */
export const cartBlock = defineBlock({
  name: 'cartBlock',
  title: 'Cart',
  icon: BasketIcon,
  description: 'What a visitor has put into the cart, with its prices. Its rules are in Shop settings.',
  heading: 'heading',
  detail: 'face',
  fields: [
    choiceField({
      name: 'face',
      title: 'Show the cart',
      description: 'Ordering shows the cart once more and, below it, the form by which the order is sent.',
      list: CART_FACES,
      initialValue: 'cart',
    }),
    ...sectionHead(),
    localizedString({
      name: 'emptyHeading',
      title: 'Heading of an empty cart',
      description: 'Optional. What stands in place of the goods while there are none.',
      required: false,
      limit: { characters: 60, why: 'it is set large' },
    }),
    localizedText({
      name: 'emptyText',
      title: 'Text of an empty cart',
      description: 'Optional. A sentence below that heading; a button to the shop follows by itself.',
      required: false,
    }),
  ],
})
