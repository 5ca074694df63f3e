import { defineArrayMember, defineField } from 'sanity'

/** A text field that the site fills in. */
export const textField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description })

/** An amount that the site computes, in minor units. */
export const amountField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description: `${description} In the smallest unit of the currency.`,
  })

/** One product of an order, as it was named and priced when the order was placed. */
export const orderLine = defineArrayMember({
  name: 'orderLine',
  title: 'Line',
  type: 'object',
  fields: [
    textField('title', 'Name', 'In the order’s language.'),
    textField('number', 'Item', 'The product number.'),
    textField('product', 'Product', 'ID of the product document.'),
    textField('kind', 'Kind', 'Physical or digital.'),
    defineField({ name: 'quantity', title: 'Quantity', type: 'number', description: 'How many.' }),
    amountField('fullUnit', 'Full price', 'Price per unit before discounts.'),
    amountField('unit', 'Price', 'Price per unit as sold.'),
    amountField('total', 'Total', 'Total of the line.'),
    amountField('tax', 'Tax', 'Tax on this line.'),
    defineField({
      name: 'taxPercent',
      title: 'Tax rate',
      type: 'number',
      description: 'In percent.',
    }),
    defineField({
      name: 'isCounted',
      title: 'Stock tracked',
      type: 'boolean',
      description: 'Whether it was taken from stock.',
    }),
    defineField({
      name: 'file',
      title: 'File',
      type: 'object',
      description: 'The file the customer downloads, as it was when the order was placed.',
      hidden: ({ value }) => value === undefined,
      fields: [
        textField('name', 'Name', 'The file name.'),
        textField('mediaType', 'Kind', 'For example image/jpeg.'),
        defineField({
          name: 'parts',
          title: 'Parts',
          type: 'array',
          description: 'IDs of the private documents that store it, in order.',
          of: [defineArrayMember({ type: 'string' })],
        }),
        textField('url', 'Address', 'The address of a file from before files were private.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', quantity: 'quantity', number: 'number' },
    prepare: ({ title, quantity, number }: Record<string, unknown>) => ({
      title: `${String(quantity)} × ${String(title)}`,
      subtitle: `No. ${String(number)}`,
    }),
  },
})
