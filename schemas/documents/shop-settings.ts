import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { CURRENCY_LIST, currencyField, fetchRates, FIRST_CURRENCY } from '../fields/currency.ts'
import { taxRateFields } from '../fields/tax-rates.ts'
import { TAX_PROVIDERS } from '../shared/automatic-tax.ts'
import { CURRENCY_CODES } from '../shared/currencies.ts'
import { LOCALES } from '../shared/locales.ts'
import { ORDER_PREFIX } from '../shared/orders.ts'
import { checkCountriesTaxedOnce, type StoredCountryTax } from '../validation/country-taxes.ts'
import { checkInitialCurrency, type PaymentSettings, warnMissingRates } from '../validation/currencies.ts'
import { checkListedChoices, withoutListCheck } from '../validation/listed-choices.ts'
import { checkListedOnce } from '../validation/listed-once.ts'
import { requireQuantity, requireWholeFrom1, rulesWithMessage } from '../validation/rules-with-message.ts'

const isTaxedByStripe = ({ document }: { document?: Record<string, unknown> | undefined }) =>
  document?.['taxProvider'] === 'stripe'

/** The rules of the cart. There is one, with the id `shopSettings`. */
export const shopSettings = defineType({
  name: 'shopSettings',
  title: 'Shop settings',
  type: 'document',
  icon: CogIcon,
  description: 'Quantities, limits, taxes and payment currencies.',
  groups: [
    { name: 'cart', title: 'Cart', default: true },
    { name: 'money', title: 'Currency and tax' },
  ],
  fields: [
    defineField({
      name: 'quantityOptions',
      title: 'Quantity options',
      type: 'array',
      description: 'The options in the quantity menu on product pages and in the cart.',
      group: 'cart',
      of: [defineArrayMember({ type: 'number', validation: requireQuantity })],
      initialValue: [1, 2, 3],
      validation: (rule) => [
        ...rulesWithMessage('Add at least one quantity.', rule.required(), rule.min(1)),
        rule.custom<unknown[]>(checkListedOnce('Each quantity can only be listed once.')),
      ],
    }),
    defineField({
      name: 'detailLimit',
      title: 'Limit per product on its page',
      type: 'number',
      description: 'Shoppers who try to add more see a message.',
      group: 'cart',
      initialValue: 3,
      validation: requireQuantity,
    }),
    defineField({
      name: 'listLimit',
      title: 'Limit per product in lists',
      type: 'number',
      description: 'For adding straight from a list.',
      group: 'cart',
      initialValue: 1,
      validation: (rule) => [
        ...requireQuantity(rule),
        rule.max(rule.valueOfField('detailLimit')).error('This can’t exceed the limit on the product page.'),
      ],
    }),
    defineField({
      name: 'returnDays',
      title: 'Days to return items',
      type: 'number',
      description:
        'How long customers can request a return after delivery. Must be the same number as in the terms of service.',
      group: 'cart',
      initialValue: 14,
      validation: requireWholeFrom1,
    }),
    defineField({
      name: 'orderPrefix',
      title: 'Prefix of order numbers',
      type: 'string',
      description:
        'One to four capital letters. With “M”, orders have numbers such as M-7F3A-09C2, invoices MI-000042, credit notes MC-000007. Orders placed before a change keep their numbers.',
      group: 'cart',
      initialValue: 'M',
      validation: (rule) => rule.regex(ORDER_PREFIX).error('Enter one to four capital letters, e.g. “M”.'),
    }),
    defineField({
      name: 'sampleItems',
      title: 'Sample items in a new cart',
      type: 'array',
      description: 'Shown in the demo shop’s cart before it’s used for the first time. Nowhere else.',
      group: 'cart',
      of: [defineArrayMember({ type: 'sampleItem' })],
    }),
    currencyField({
      title: 'Shop currency',
      description: 'The currency of the service charge, and of prices without one.',
      group: 'money',
      initialValue: FIRST_CURRENCY,
    }),
    defineField({
      name: 'payingCurrencies',
      title: 'Payment currencies',
      type: 'array',
      description: 'Each one needs an exchange rate.',
      group: 'money',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: CURRENCY_LIST },
      initialValue: [FIRST_CURRENCY],
      validation: (listRule) => {
        const rule = withoutListCheck(listRule)
        return [
          ...rulesWithMessage('Choose at least one currency.', rule.required(), rule.min(1)),
          rule.custom<unknown[]>(checkListedOnce('Each currency can only be listed once.')),
          rule.custom<unknown[]>(checkListedChoices(CURRENCY_CODES)),
          rule
            .custom<string[]>(async (codes, context) => {
              const { rates, base } = await fetchRates(context)
              return warnMissingRates(rates, base, codes ?? [])
            })
            .warning(),
        ]
      },
    }),
    defineField({
      name: 'firstCurrencies',
      title: 'Default currencies',
      type: 'object',
      description:
        'By page language, until a shopper chooses another. Catalog filters use it to compare prices. If empty, the shop currency is used.',
      group: 'money',
      options: { columns: 3 },
      fields: LOCALES.map(({ id, englishName }) =>
        defineField({
          name: id,
          title: englishName,
          type: 'currency',
          description: `On ${englishName} pages.`,
          validation: (rule) =>
            rule.custom<string>((code, { document }) =>
              checkInitialCurrency(code, document as PaymentSettings | undefined),
            ),
        }),
      ),
    }),
    defineField({
      name: 'serviceCharge',
      title: 'Service charge',
      type: 'minorUnits',
      description: 'Per order, in the shop currency. 0.00 is shown as is.',
      group: 'money',
      initialValue: 0,
      validation: (rule) =>
        rulesWithMessage('Enter an amount of 0 or more, e.g. 0.00.', rule.required(), rule.integer().min(0)),
    }),
    defineField({
      name: 'taxProvider',
      title: 'Tax is computed by',
      type: 'string',
      description:
        'Stripe Tax computes it from the address on the payment page. Activate it in Stripe first, or checkout fails. Gift cards can’t be used then.',
      group: 'money',
      options: { list: [...TAX_PROVIDERS], layout: 'radio' },
      initialValue: 'table',
    }),
    defineField({
      name: 'taxRates',
      title: 'Tax',
      type: 'object',
      description: 'For each tax class. Applies to countries that aren’t listed below.',
      group: 'money',
      hidden: isTaxedByStripe,
      options: { columns: 2 },
      fields: taxRateFields,
    }),
    defineField({
      name: 'countryTaxes',
      title: 'Tax by country',
      type: 'array',
      description: 'Optional. Shoppers choose one of these countries in the cart, or “Other countries”.',
      group: 'money',
      hidden: isTaxedByStripe,
      of: [defineArrayMember({ type: 'countryTax' })],
      validation: (rule) => rule.custom<StoredCountryTax[]>(checkCountriesTaxedOnce),
    }),
    defineField({
      name: 'pricesIncludeTax',
      title: 'Prices include tax',
      type: 'boolean',
      description:
        'If on, prices stay as they are and the tax in them is shown. If off, tax is added. Applies to new orders.',
      group: 'money',
      initialValue: false,
    }),
  ],
  preview: { prepare: () => ({ title: 'Shop settings' }) },
})
