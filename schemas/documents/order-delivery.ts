import { defineArrayMember, defineField } from 'sanity'
import { always, amountField, numberField, textField } from '../fields/site-written.ts'

/** How an order is delivered, as it was named and priced when the order was placed. */
export const orderDelivery = defineField({
  name: 'delivery',
  title: 'Delivery',
  type: 'object',
  description: 'The method that the customer chose. Missing for downloads.',
  hidden: ({ value }) => value === undefined,
  fields: [
    always(textField('title', 'Name', 'In the order’s language.')),
    always(textField('method', 'Method', 'ID of the delivery method.')),
    always(
      defineField({
        name: 'countries',
        title: 'Countries',
        type: 'array',
        description: 'Where it delivers to.',
        of: [defineArrayMember({ type: 'string' })],
      }),
    ),
    always(numberField('minDays', 'Days, at least', 'Working days until it arrives.')),
    always(numberField('maxDays', 'Days, at most', 'Working days until it arrives.')),
    always(amountField('price', 'Price', 'Before discounts.')),
    amountField('discount', 'Discount', 'Taken off by a code or promotion.'),
    always(amountField('tax', 'Tax', 'Tax on delivery.')),
    always(numberField('taxPercent', 'Tax rate', 'In percent.')),
    textField('taxCode', 'Tax code', 'Stripe’s code of how it is taxed. Missing without Stripe Tax.'),
  ],
})
