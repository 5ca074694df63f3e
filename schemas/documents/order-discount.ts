import { defineArrayMember } from 'sanity'
import { always, amountField, textField } from '../fields/site-written.ts'

/** A code or promotion of an order, as it was named and computed when the order was placed. */
export const orderDiscount = defineArrayMember({
  name: 'orderDiscount',
  title: 'Discount',
  type: 'object',
  fields: [
    always(textField('title', 'Name', 'In the order’s language.')),
    textField('code', 'Code', 'The code that the customer entered.'),
    always(textField('discount', 'Discount', 'ID of the discount document.')),
    always(amountField('amount', 'Amount', 'What it took off.')),
  ],
  preview: {
    select: { title: 'title', code: 'code' },
    prepare: ({ title, code }: Record<string, unknown>) => ({
      title: String(title),
      subtitle: typeof code === 'string' ? code : 'automatic',
    }),
  },
})
