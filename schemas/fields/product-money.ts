import { defineArrayMember, defineField } from 'sanity'
import { TAX_CLASSES } from '../shared/product-options.ts'
import { checkPrices, checkSale, type ProductMoney } from '../validation/products.ts'
import { rulesWithMessage } from '../validation/rules-with-message.ts'
import { choiceField } from './choices.ts'
import { currencyField, fetchShopCurrency } from './currency.ts'

const moneyOf = (document: unknown) => (document ?? {}) as ProductMoney

/** The price fields of a product: its price, prices in other currencies, a sale and the tax class. */
export const productMoneyFields = [
  currencyField({
    description: 'The currency of the price.',
    initialValue: fetchShopCurrency,
    group: 'price',
  }),
  defineField({
    name: 'price',
    title: 'Price',
    type: 'minorUnits',
    description: 'The price per unit.',
    group: 'price',
    validation: (rule) =>
      rulesWithMessage('Enter a price above 0, e.g. 4.18.', rule.required(), rule.integer().min(1)),
  }),
  defineField({
    name: 'sale',
    title: 'Sale',
    type: 'sale',
    description: 'A reduced price, for a limited time or until you remove it.',
    group: 'price',
    options: { removable: true },
    validation: (rule) => rule.custom((_, { document }) => checkSale(moneyOf(document))),
  }),
  defineField({
    name: 'prices',
    title: 'Prices in other currencies',
    type: 'array',
    description: 'Optional. Other currencies are converted at the shop’s exchange rates.',
    group: 'price',
    of: [defineArrayMember({ type: 'productPrice' })],
    validation: (rule) => rule.custom((_, { document }) => checkPrices(moneyOf(document))),
  }),
  choiceField({
    name: 'taxClass',
    title: 'Tax',
    description: 'The rate is set in Shop settings.',
    list: TAX_CLASSES,
    initialValue: 'standard',
    group: 'price',
  }),
]
