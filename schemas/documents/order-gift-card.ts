import { always, amountField, objectField, textField, whenPresent } from '../fields/site-written.ts'

/** The gift card that pays an order or a part of it. */
export const orderGiftCard = whenPresent(
  objectField('giftCard', 'Gift card', 'The gift card that pays the order or a part of it.', [
    always(textField('card', 'Card', 'ID of the gift card document.')),
    always(textField('ending', 'Ending', 'The last four characters of its code.')),
    always(amountField('amount', 'Amount', 'What the card pays.')),
    amountField('missing', 'Missing', 'What the card no longer had when the payment arrived late.'),
  ]),
)
