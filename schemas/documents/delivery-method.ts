import { PackageIcon } from '@sanity/icons/Package'
import { defineField, defineType, type NumberRule } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { countriesField } from '../fields/countries.ts'
import { currencyField, fetchShopCurrency } from '../fields/currency.ts'
import { localizedString } from '../fields/localized.ts'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { formatCount } from '../preview/count.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { productPrice } from '../preview/prices.ts'
import { TAX_CLASSES } from '../shared/product-options.ts'
import { rulesWithMessage } from '../validation/rules-with-message.ts'

const days = (rule: NumberRule) =>
  rulesWithMessage('Enter a whole number of days, 1 or more.', rule.required(), rule.integer().min(1))

export const deliveryMethod = defineType({
  name: 'deliveryMethod',
  title: 'Delivery method',
  type: 'document',
  icon: PackageIcon,
  description: 'How products are delivered to some countries. Shoppers choose one in the cart.',
  fields: [
    localizedString({
      name: 'title',
      title: 'Name',
      description: 'Shown in the cart, at payment and on invoices, e.g. “Express”.',
      limit: { characters: 40, why: 'it’s shown beside an amount' },
    }),
    countriesField('Where it delivers to.'),
    currencyField({
      description: 'The currency of its amounts. Others are converted.',
      initialValue: fetchShopCurrency,
    }),
    defineField({
      name: 'price',
      title: 'Price',
      type: 'minorUnits',
      description: 'Per order, with or without tax as in Shop settings. 0.00 is free.',
      validation: (rule) =>
        rulesWithMessage('Enter an amount of 0 or more, e.g. 12.00.', rule.required(), rule.integer().min(0)),
    }),
    defineField({
      name: 'freeFrom',
      title: 'Free from',
      type: 'minorUnits',
      description: 'Optional. It’s free if the products cost this amount or more after discounts.',
    }),
    defineField({
      name: 'minDays',
      title: 'Days, at least',
      type: 'number',
      description: 'Working days until it arrives.',
      validation: days,
    }),
    defineField({
      name: 'maxDays',
      title: 'Days, at most',
      type: 'number',
      description: 'Working days until it arrives.',
      validation: (rule) => [
        ...days(rule),
        rule.min(rule.valueOfField('minDays')).error('This can’t be less than the days above.'),
      ],
    }),
    choiceField({
      name: 'taxClass',
      title: 'Tax',
      description: 'The rate is set in Shop settings.',
      list: [...TAX_CLASSES],
      initialValue: 'standard',
    }),
    positionField({
      type: 'deliveryMethod',
      description: 'The first one is chosen until a shopper chooses.',
    }),
  ],
  orderings: [BY_POSITION],
  preview: {
    select: { title: 'title', price: 'price', currency: 'currency', countries: 'countries' },
    prepare: ({ title, price, currency, countries }: Record<string, unknown>) => ({
      title: englishText(title) ?? 'Unnamed delivery method',
      subtitle: subtitle(
        price === 0 ? 'Free' : productPrice(price, currency),
        Array.isArray(countries) && formatCount(countries.length, 'country', 'countries'),
        languageGaps(title),
      ),
    }),
  },
})
