import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType } from 'sanity'
import { currencyField } from '../fields/currency.ts'
import { checkRate, type StoredRate } from '../validation/currencies.ts'

/** The rate of a currency: its amount per unit of the base currency. A string, because a number cannot store every decimal exactly. */
export const exchangeRate = defineType({
  name: 'exchangeRate',
  title: 'Rate',
  type: 'object',
  icon: TransferIcon,
  description: 'How much of a currency one unit of the base currency buys.',
  options: { columns: 2 },
  fields: [
    currencyField({ description: 'The payment currency.' }),
    defineField({
      name: 'rate',
      title: 'Rate',
      type: 'string',
      description: 'How much one unit of the base currency buys, e.g. 7.1085.',
      validation: (rule) =>
        rule.custom<string>((rate, { parent }) => checkRate(rate, (parent as Partial<StoredRate>).currency)),
    }),
  ],
  preview: {
    select: { currency: 'currency', rate: 'rate' },
    prepare: ({ currency, rate }: { currency?: string; rate?: string }) => ({
      title: currency ? `${currency} ${rate ?? 'without a rate'}` : 'No currency',
    }),
  },
})
