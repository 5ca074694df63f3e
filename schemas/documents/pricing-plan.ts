import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { fetchShopCurrency } from '../fields/currency.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { englishText, languageGaps, selectFields, subtitle } from '../preview/localized.ts'
import { planPrice } from '../preview/prices.ts'
import {
  checkBothPrices,
  checkCurrencyOfPrices,
  checkYearlySaves,
  type PlanPrices,
} from '../validation/prices.ts'

export const pricingPlan = defineType({
  name: 'pricingPlan',
  title: 'Pricing plan',
  type: 'document',
  icon: TagIcon,
  description: 'A product plan with its price. Shown as a column in pricing and comparison tables.',
  groups: [
    { name: 'plan', title: 'Plan', default: true },
    { name: 'price', title: 'Price' },
  ],
  fields: [
    localizedString({
      name: 'name',
      title: 'Name',
      description: 'One or two words.',
      limit: { characters: 24, why: 'it has to fit in a narrow column' },
      group: 'plan',
    }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One sentence on who the plan is for.',
      limit: { characters: 120, why: 'the prices of all plans should line up' },
      group: 'plan',
    }),
    defineField({
      name: 'features',
      title: 'What is included',
      type: 'array',
      description: 'Four to eight short points. Start with what the smaller plan doesn’t include.',
      group: 'plan',
      of: [defineArrayMember({ type: 'checklistItem' })],
      validation: (rule) =>
        rule.max(10).warning('Use up to ten points. Put the rest in the comparison table.'),
    }),
    defineField({
      name: 'button',
      title: 'Button',
      type: 'button',
      description: 'The next step for people who want this plan.',
      group: 'plan',
      options: { removable: true },
    }),
    defineField({
      name: 'highlighted',
      title: 'Recommend this plan',
      type: 'boolean',
      description: 'Highlights this plan. Recommend one plan at most.',
      group: 'plan',
      initialValue: false,
    }),
    localizedString({
      name: 'badge',
      title: 'Badge',
      description: 'Optional. Why you recommend it, e.g. “Most popular”.',
      required: false,
      limit: { characters: 24, why: 'it’s shown in small type on one line' },
      group: 'plan',
    }),
    positionField({ type: 'pricingPlan', group: 'plan' }),
    defineField({
      name: 'currency',
      title: 'Currency',
      type: 'currency',
      description: 'The currency of both prices.',
      group: 'price',
      initialValue: fetchShopCurrency,
      validation: (rule) =>
        rule.custom((_, { document }) => checkCurrencyOfPrices((document ?? {}) as PlanPrices)),
    }),
    defineField({
      name: 'monthlyPrice',
      title: 'Monthly price',
      type: 'minorUnits',
      description: 'Before tax. Leave both prices empty to show “Talk to us” instead.',
      group: 'price',
      validation: (rule) => rule.custom((_, { document }) => checkBothPrices((document ?? {}) as PlanPrices)),
    }),
    defineField({
      name: 'yearlyPrice',
      title: 'Monthly price, billed yearly',
      type: 'minorUnits',
      description: 'The price per month, before tax. The yearly saving is calculated automatically.',
      group: 'price',
      validation: (rule) => [
        rule.custom((_, { document }) => checkBothPrices((document ?? {}) as PlanPrices)),
        rule.custom((_, { document }) => checkYearlySaves((document ?? {}) as PlanPrices)).warning(),
      ],
    }),
  ],
  orderings: [BY_POSITION],
  preview: {
    select: selectFields('name', 'summary', 'monthlyPrice', 'yearlyPrice', 'currency', 'highlighted'),
    prepare: ({ name, summary, highlighted, ...prices }: Record<string, unknown>) => ({
      title: englishText(name) ?? 'Unnamed plan',
      subtitle: subtitle(
        planPrice(prices as PlanPrices),
        languageGaps(name, summary),
        highlighted === true && 'Recommended',
      ),
    }),
  },
})
