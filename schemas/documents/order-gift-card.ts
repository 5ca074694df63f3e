import { defineField } from 'sanity'
import { always, amountField, textField } from '../fields/site-written.ts'

/** The gift card that pays an order or a part of it. */
export const orderGiftCard = defineField({
  name: 'giftCard',
  title: 'Gift card',
  type: 'object',
  description: 'The gift card that pays the order or a part of it.',
  hidden: ({ value }) => value === undefined,
  fields: [
    always(textField('card', 'Card', 'ID of the gift card document.')),
    always(textField('ending', 'Ending', 'The last four characters of its code.')),
    always(amountField('amount', 'Amount', 'What the card pays.')),
    amountField('missing', 'Missing', 'What the card no longer had when the payment arrived late.'),
  ],
})
