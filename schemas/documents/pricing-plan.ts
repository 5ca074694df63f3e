import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { CURRENCY_LIST } from '../fields/currency.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { positionField, positionOrderings } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { planPrice } from '../preview/plan-price.ts'
import type { Localized } from '../validation/localized.ts'
import {
  checkBothPrices,
  checkCurrencyOfPrices,
  checkYearlySaves,
  type PlanPrices,
} from '../validation/prices.ts'

/** A plan of the product: a column of price and comparison tables. */
export const pricingPlan = defineType({
  name: 'pricingPlan',
  title: 'Pricing plan',
  type: 'document',
  icon: TagIcon,
  description: 'A plan of the product, with its price. Price and comparison tables show it as a column.',
  groups: [
    { name: 'plan', title: 'Plan', default: true },
    { name: 'price', title: 'Price' },
  ],
  fields: [
    localizedString({
      name: 'name',
      title: 'Name',
      description: 'One or two words.',
      limit: { characters: 24, why: 'it heads a narrow column' },
      group: 'plan',
    }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One sentence: who the plan is for.',
      limit: { characters: 120, why: 'the prices of all plans should stand in one line' },
      group: 'plan',
    }),
    defineField({
      name: 'features',
      title: 'What is included',
      type: 'array',
      description: 'Four to eight short points. Begin with what the smaller plan lacks.',
      group: 'plan',
      of: [defineArrayMember({ type: 'checklistItem' })],
      validation: (rule) =>
        rule.max(10).warning('Keep at most ten points; the comparison table holds the rest.'),
    }),
    defineField({
      name: 'button',
      title: 'Button',
      type: 'button',
      description: 'What people do who want this plan.',
      group: 'plan',
    }),
    defineField({
      name: 'highlighted',
      title: 'Recommend this plan',
      type: 'boolean',
      description: 'Draws the eye to one plan. Recommend one at most.',
      group: 'plan',
      initialValue: false,
    }),
    localizedString({
      name: 'badge',
      title: 'Words above the name',
      description: 'Optional. Says why the plan is recommended, for example “Most chosen”.',
      required: false,
      limit: { characters: 24, why: 'it is set small, in one line' },
      group: 'plan',
    }),
    positionField({ description: 'Plans are shown from the smallest number to the largest.', group: 'plan' }),
    defineField({
      name: 'currency',
      title: 'Currency',
      type: 'string',
      description: 'The money of both prices.',
      group: 'price',
      initialValue: 'GBP',
      options: { list: CURRENCY_LIST },
      validation: (rule) =>
        rule.custom((_, { document }) => checkCurrencyOfPrices((document ?? {}) as PlanPrices)),
    }),
    defineField({
      name: 'monthlyPrice',
      title: 'A month, paid by the month',
      type: 'minorUnits',
      description: 'Without tax. Leave both prices empty for a plan whose price is agreed in a talk.',
      group: 'price',
      validation: (rule) => rule.custom((_, { document }) => checkBothPrices((document ?? {}) as PlanPrices)),
    }),
    defineField({
      name: 'yearlyPrice',
      title: 'A month, paid for a year ahead',
      type: 'minorUnits',
      description: 'The price of one month, without tax. What a year saves is worked out by the site.',
      group: 'price',
      validation: (rule) => [
        rule.custom((_, { document }) => checkBothPrices((document ?? {}) as PlanPrices)),
        rule.custom((_, { document }) => checkYearlySaves((document ?? {}) as PlanPrices)).warning(),
      ],
    }),
  ],
  orderings: positionOrderings,
  preview: {
    select: {
      name: 'name',
      summary: 'summary',
      monthlyPrice: 'monthlyPrice',
      yearlyPrice: 'yearlyPrice',
      currency: 'currency',
      highlighted: 'highlighted',
    },
    prepare: ({ name, summary, highlighted, ...prices }: Record<string, unknown>) => ({
      title: englishText(name as Localized) ?? 'Plan without a name',
      subtitle: subtitle(
        planPrice(prices as PlanPrices),
        languageGaps(name as Localized, summary as Localized),
        highlighted === true && 'Recommended',
      ),
    }),
  },
})
