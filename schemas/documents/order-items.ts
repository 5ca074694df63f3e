import { defineArrayMember } from 'sanity'
import {
  always,
  amountField,
  flagField,
  numberField,
  objectField,
  textField,
  textsField,
  valueField,
  whenPresent,
} from '../fields/site-written.ts'
import { nameWithDetail } from '../shared/name-with-detail.ts'
import { PRODUCT_KINDS } from '../shared/product-options.ts'

/** One product of an order, as it was named and priced when the order was placed. */
export const orderLine = defineArrayMember({
  name: 'orderLine',
  title: 'Line',
  type: 'object',
  fields: [
    always(textField('title', 'Name', 'In the order’s language.')),
    textField('options', 'Options', 'The chosen options, in the order’s language.'),
    always(textField('number', 'Item', 'The number of the product or variant.')),
    always(textField('product', 'Product', 'ID of the product document.')),
    textField('variant', 'Variant', 'Key of the variant.'),
    always(valueField('kind', 'Kind', 'Physical or digital.', PRODUCT_KINDS)),
    always(numberField('quantity', 'Quantity', 'How many.')),
    always(amountField('fullUnit', 'Full price', 'Price per unit before discounts.')),
    always(amountField('unit', 'Price', 'Price per unit as sold.')),
    always(amountField('total', 'Total', 'Total of the line.')),
    // Missing in orders without codes and promotions.
    amountField('discount', 'Share of discounts', 'Taken off this line by codes and promotions.'),
    // Missing in older orders.
    amountField('tax', 'Tax', 'Tax on this line.'),
    numberField('taxPercent', 'Tax rate', 'In percent.'),
    textField('taxCode', 'Tax code', 'Stripe’s code of how it is taxed. Missing without Stripe Tax.'),
    always(flagField('isCounted', 'Stock tracked', 'Whether it was taken from stock.')),
    whenPresent(
      objectField('file', 'File', 'The file the customer downloads, as it was when the order was placed.', [
        textField('name', 'Name', 'The file name.'),
        textField('mediaType', 'Kind', 'For example image/jpeg.'),
        always(textsField('parts', 'Parts', 'IDs of the private documents that store it, in order.')),
      ]),
    ),
  ],
  preview: {
    select: { title: 'title', options: 'options', quantity: 'quantity', number: 'number' },
    prepare: ({ title, options, quantity, number }: Record<string, unknown>) => ({
      title: `${String(quantity)} × ${nameWithDetail(String(title), options as string)}`,
      subtitle: `No. ${String(number)}`,
    }),
  },
})

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
