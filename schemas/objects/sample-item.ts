import { BasketIcon } from '@sanity/icons/Basket'
import { defineField, defineType } from 'sanity'
import { englishText } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A line of the cart that the demo shop shows before anybody has put anything into it. */
export const sampleItem = defineType({
  name: 'sampleItem',
  title: 'Sample in the cart',
  type: 'object',
  icon: BasketIcon,
  description: 'A product that lies in the cart of the demo shop before anybody has used it.',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'product',
      title: 'Product',
      type: 'reference',
      description: 'What lies in the cart.',
      to: [{ type: 'product' }],
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose a product.'),
    }),
    defineField({
      name: 'quantity',
      title: 'Quantity',
      type: 'number',
      description: 'How many of it.',
      initialValue: 1,
      validation: (rule) => rule.required().integer().min(1).error('Write a whole number, 1 or more.'),
    }),
  ],
  preview: {
    select: { title: 'product.title', quantity: 'quantity' },
    prepare: ({ title, quantity }: { title?: Localized; quantity?: number }) => ({
      title: englishText(title) ?? 'No product',
      subtitle: `${quantity ?? 'No quantity'} of it`,
    }),
  },
})
