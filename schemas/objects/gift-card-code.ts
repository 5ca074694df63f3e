import { BillIcon } from '@sanity/icons/Bill'
import { defineType } from 'sanity'

/** The code of a gift card. Studio has a button that generates it. */
export const giftCardCode = defineType({
  name: 'giftCardCode',
  title: 'Code of a gift card',
  type: 'string',
  icon: BillIcon,
  description: 'Sixteen letters and digits in four groups.',
})
