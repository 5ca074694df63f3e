import { BasketIcon } from '@sanity/icons/Basket'
import { defineField, defineType } from 'sanity'
import { englishText } from '../preview/localized.ts'
import { requireQuantity } from '../validation/rules-with-message.ts'

/** A line item of the sample cart that the demo shop shows until the visitor adds a product. */
export const sampleItem = defineType({
  name: 'sampleItem',
  title: 'Sample item',
  type: 'object',
  icon: BasketIcon,
  description: 'A sample product in the demo shop’s unused cart.',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'product',
      title: 'Product',
      type: 'reference',
      description: 'The sample product. It has no variants, because nobody chooses one.',
      to: [{ type: 'product' }],
      options: { disableNew: true, filter: '!(count(variants) > 0)' },
      validation: (rule) => rule.required().error('Choose a product.'),
    }),
    defineField({
      name: 'quantity',
      title: 'Quantity',
      type: 'number',
      description: 'The quantity.',
      initialValue: 1,
      validation: requireQuantity,
    }),
  ],
  preview: {
    select: { title: 'product.title', quantity: 'quantity' },
    prepare: ({ title, quantity }: { title?: unknown; quantity?: number }) => ({
      title: englishText(title) ?? 'No product',
      subtitle: `${quantity ?? 'No quantity'} of it`,
    }),
  },
})
