import {
  always,
  amountField,
  numberField,
  objectField,
  textField,
  textsField,
  whenPresent,
} from '../fields/site-written.ts'

/** How an order is delivered, as it was named and priced when the order was placed. */
export const orderDelivery = whenPresent(
  objectField('delivery', 'Delivery', 'The method that the customer chose. Missing for downloads.', [
    always(textField('title', 'Name', 'In the order’s language.')),
    always(textField('method', 'Method', 'ID of the delivery method.')),
    always(textsField('countries', 'Countries', 'Where it delivers to.')),
    always(numberField('minDays', 'Days, at least', 'Working days until it arrives.')),
    always(numberField('maxDays', 'Days, at most', 'Working days until it arrives.')),
    always(amountField('price', 'Price', 'Before discounts.')),
    amountField('discount', 'Discount', 'Taken off by a code or promotion.'),
    always(amountField('tax', 'Tax', 'Tax on delivery.')),
    always(numberField('taxPercent', 'Tax rate', 'In percent.')),
    textField('taxCode', 'Tax code', 'Stripe’s code of how it is taxed. Missing without Stripe Tax.'),
  ]),
)
