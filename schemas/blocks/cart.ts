import { BasketIcon } from '@sanity/icons/Basket'
import { choiceField } from '../fields/choices.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { CART_VIEWS } from '../shared/content-choices.ts'
import { defineBlock } from './define-block.ts'

export const cartBlock = defineBlock({
  name: 'cartBlock',
  title: 'Cart',
  icon: BasketIcon,
  description: 'The visitor’s cart with prices. Its rules are in Shop settings.',
  detail: 'view',
  fields: [
    choiceField({
      name: 'view',
      title: 'View',
      group: 'layout',
      description: 'Checkout shows the cart again with the order form below it.',
      list: CART_VIEWS,
      initialValue: 'cart',
    }),
    ...sectionHead(),
    localizedString({
      name: 'emptyHeading',
      title: 'Empty cart heading',
      description: 'Optional. Shown when the cart is empty.',
      required: false,
      limit: { characters: 60, why: 'it’s shown in large type' },
    }),
    localizedText({
      name: 'emptyText',
      title: 'Empty cart text',
      description: 'Optional. A sentence below the heading. A button to the shop is added automatically.',
      required: false,
    }),
  ],
})
