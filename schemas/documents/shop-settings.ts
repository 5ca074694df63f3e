import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType, type NumberRule } from 'sanity'
import { CURRENCY_LIST, currencyField } from '../fields/currency.ts'
import { LOCALES } from '../shared/locales.ts'
import { TAX_CLASSES } from '../shared/tax-classes.ts'
import { checkFirstCurrency, type PayingSettings } from '../validation/first-currencies.ts'

const wholeFrom1 = (rule: NumberRule) =>
  rule.required().integer().min(1).error('Write a whole number, 1 or more.')

/** The rules of the cart. There is one, with the id `shopSettings`. */
export const shopSettings = defineType({
  name: 'shopSettings',
  title: 'Shop settings',
  type: 'document',
  icon: CogIcon,
  description: 'The rules of the shop: quantities, limits, taxes and the money that people may pay in.',
  groups: [
    { name: 'cart', title: 'Cart', default: true },
    { name: 'money', title: 'Money and taxes' },
  ],
  fields: [
    defineField({
      name: 'quantityOptions',
      title: 'Quantities to choose from',
      type: 'array',
      description: 'What the choice of a quantity offers, on product pages and in the cart.',
      group: 'cart',
      of: [defineArrayMember({ type: 'number', validation: wholeFrom1 })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one quantity.'),
        rule.unique().error('Each quantity once is enough.'),
      ],
    }),
    defineField({
      name: 'detailLimit',
      title: 'Most of a product, from its page',
      type: 'number',
      description: 'Who wants more is told so.',
      group: 'cart',
      initialValue: 3,
      validation: wholeFrom1,
    }),
    defineField({
      name: 'listLimit',
      title: 'Most of a product, from a list',
      type: 'number',
      description: 'A list is quick to press: it takes fewer than the page.',
      group: 'cart',
      initialValue: 1,
      validation: (rule) => [
        wholeFrom1(rule),
        rule.max(rule.valueOfField('detailLimit')).error('Write no more than the page allows.'),
      ],
    }),
    defineField({
      name: 'sampleItems',
      title: 'Samples in a new cart',
      type: 'array',
      description: 'What lies in the cart of the demo shop before anybody has used it. Nowhere else.',
      group: 'cart',
      of: [defineArrayMember({ type: 'sampleItem' })],
    }),
    currencyField({
      title: 'Currency of the shop',
      description: 'The money of the service charge, and of prices that name none.',
      group: 'money',
      initialValue: 'USD',
    }),
    defineField({
      name: 'payingCurrencies',
      title: 'People may pay in',
      type: 'array',
      description: 'Each of them needs a rate of exchange.',
      group: 'money',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: CURRENCY_LIST },
      validation: (rule) => [
        rule.required().min(1).error('Choose at least one currency.'),
        rule.unique().error('Each currency once is enough.'),
      ],
    }),
    defineField({
      name: 'firstCurrencies',
      title: 'What people pay in at first',
      type: 'object',
      description:
        'By the language of the page, until somebody chooses another. Prices in the catalogue are compared in it. Empty: the currency of the shop.',
      group: 'money',
      options: { columns: 3 },
      fields: LOCALES.map(({ id, englishName }) =>
        defineField({
          name: id,
          title: englishName,
          type: 'string',
          description: `On ${englishName} pages.`,
          options: { list: CURRENCY_LIST },
          validation: (rule) =>
            rule.custom<string>((code, { document }) =>
              checkFirstCurrency(code, document as PayingSettings | undefined),
            ),
        }),
      ),
    }),
    defineField({
      name: 'serviceCharge',
      title: 'Service charge',
      type: 'minorUnits',
      description: 'For each order, in the currency of the shop. 0.00 is shown as such.',
      group: 'money',
      initialValue: 0,
      validation: (rule) =>
        rule.required().integer().min(0).error('Write an amount of 0 or more, for example “0.00”.'),
    }),
    defineField({
      name: 'taxRates',
      title: 'Tax',
      type: 'object',
      description: 'In whole per cent of what is paid for the goods of each class.',
      group: 'money',
      options: { columns: 2 },
      fields: TAX_CLASSES.map(({ id, title }) =>
        defineField({
          name: id,
          title,
          type: 'number',
          description: 'In per cent.',
          validation: (rule) =>
            rule.required().integer().min(0).max(100).error('Write a whole number from 0 to 100.'),
        }),
      ),
    }),
  ],
  orderings: [{ name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] }],
  preview: { prepare: () => ({ title: 'Shop settings' }) },
})
