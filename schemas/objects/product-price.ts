import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { currencyField } from '../fields/currency.ts'
import { productPrice as priceText } from '../preview/product-price.ts'

/** What a product costs in one further currency. */
export const productPrice = defineType({
  name: 'productPrice',
  title: 'Price in a currency',
  type: 'object',
  icon: CreditCardIcon,
  description: 'What one of it costs for people who pay in this currency.',
  options: { columns: 2 },
  fields: [
    currencyField({ description: 'The money of this price.' }),
    defineField({
      name: 'amount',
      title: 'Price',
      type: 'minorUnits',
      description: 'It holds as it stands: no rate of exchange touches it.',
      validation: (rule) =>
        rule.required().integer().min(1).error('Write a price above 0, for example “4.18”.'),
    }),
  ],
  preview: {
    select: { currency: 'currency', amount: 'amount' },
    prepare: ({ currency, amount }: { currency?: string; amount?: number }) => ({
      title: priceText(amount, currency),
    }),
  },
})
