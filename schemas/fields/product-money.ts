import { defineArrayMember, defineField } from 'sanity'
import { TAX_CLASSES } from '../shared/tax-classes.ts'
import { checkPrices, checkSale, type ProductMoney } from '../validation/products.ts'
import { choiceField } from './choices.ts'
import { currencyField } from './currency.ts'

const moneyOf = (document: unknown) => (document ?? {}) as ProductMoney

/** What a product costs: its price, further prices, a sale and how it is taxed. */
export const productMoneyFields = [
  { ...currencyField({ description: 'The money of the price.', initialValue: 'USD' }), group: 'price' },
  defineField({
    name: 'price',
    title: 'Price',
    type: 'minorUnits',
    description: 'What one of it costs.',
    group: 'price',
    validation: (rule) =>
      rule.required().integer().min(1).error('Write a price above 0, for example “4.18”.'),
  }),
  defineField({
    name: 'sale',
    title: 'Sale',
    type: 'sale',
    description: 'A lower price, for a time or until you take it away.',
    group: 'price',
    validation: (rule) => rule.custom((_, { document }) => checkSale(moneyOf(document))),
  }),
  defineField({
    name: 'prices',
    title: 'Prices in other currencies',
    type: 'array',
    description: 'Optional. Currencies that are not here are converted at the rates of the shop.',
    group: 'price',
    of: [defineArrayMember({ type: 'productPrice' })],
    validation: (rule) => rule.custom((_, { document }) => checkPrices(moneyOf(document))),
  }),
  {
    ...choiceField({
      name: 'taxClass',
      title: 'Tax',
      description: 'The rate itself stands in the shop settings.',
      list: TAX_CLASSES.map(({ id, title }) => ({ value: id, title })),
      initialValue: 'standard',
    }),
    group: 'price',
  },
]
