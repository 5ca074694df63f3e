import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { currencyField } from '../fields/currency.ts'
import { productPrice as priceText } from '../preview/prices.ts'
import { rulesWithMessage } from '../validation/rules-with-message.ts'

export const productPrice = defineType({
  name: 'productPrice',
  title: 'Price in another currency',
  type: 'object',
  icon: CreditCardIcon,
  description: 'The unit price for shoppers who pay in this currency.',
  options: { columns: 2 },
  fields: [
    currencyField({ description: 'The currency of this price.' }),
    defineField({
      name: 'amount',
      title: 'Price',
      type: 'minorUnits',
      description: 'Used as is, without conversion.',
      validation: (rule) =>
        rulesWithMessage('Enter a price above 0, e.g. 4.18.', rule.required(), rule.integer().min(1)),
    }),
  ],
  preview: {
    select: { currency: 'currency', amount: 'amount' },
    prepare: ({ currency, amount }: { currency?: string; amount?: number }) => ({
      title: priceText(amount, currency),
    }),
  },
})
