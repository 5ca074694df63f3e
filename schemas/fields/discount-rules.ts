import { defineArrayMember, defineField, type NumberRule, type SanityDocument } from 'sanity'
import { DISCOUNT_SCOPES } from '../shared/discounts.ts'
import { checkMinimum, type DiscountFields } from '../validation/discounts.ts'
import { checkListedOnce } from '../validation/listed-once.ts'
import { choiceField } from './choices.ts'

const unlessScope =
  (scope: string) =>
  ({ document }: { document?: SanityDocument }) =>
    document?.scope !== scope

const optionalCount = (rule: NumberRule) =>
  rule.integer().min(1).error('Enter a whole number, 1 or more, or leave it empty.')

/** When a discount applies: scope, minimum, period, number of uses and other discounts. */
export const discountRuleFields = [
  choiceField({
    name: 'scope',
    title: 'Applies to',
    description: 'The products it reduces.',
    list: DISCOUNT_SCOPES,
    initialValue: 'all',
    group: 'rules',
  }),
  defineField({
    name: 'products',
    title: 'Products',
    type: 'array',
    description: 'The products, with all their variants.',
    group: 'rules',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'product' }], options: { disableNew: true } })],
    hidden: unlessScope('products'),
    validation: (rule) => [
      rule.required().min(1).error('Add at least one product.'),
      rule.custom<unknown[]>(checkListedOnce('Each product can only be listed once.')),
    ],
  }),
  defineField({
    name: 'categories',
    title: 'Categories',
    type: 'array',
    description: 'The categories.',
    group: 'rules',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'category' }], options: { disableNew: true } })],
    hidden: unlessScope('categories'),
    validation: (rule) => [
      rule.required().min(1).error('Add at least one category.'),
      rule.custom<unknown[]>(checkListedOnce('Each category can only be listed once.')),
    ],
  }),
  defineField({
    name: 'minimum',
    title: 'Minimum',
    type: 'minorUnits',
    description: 'Optional. What these products must cost together, in shop prices.',
    group: 'rules',
    validation: (rule) => [
      rule.integer().min(0).error('Enter an amount of 0 or more, e.g. 50.00, or leave it empty.'),
      rule.custom((_, { document }) => checkMinimum((document ?? {}) as DiscountFields)),
    ],
  }),
  defineField({
    name: 'from',
    title: 'From',
    type: 'datetime',
    description: 'Optional. It starts automatically, without publishing.',
    group: 'rules',
  }),
  defineField({
    name: 'until',
    title: 'Until',
    type: 'datetime',
    description: 'Optional. It ends automatically.',
    group: 'rules',
    validation: (rule) =>
      rule.min(rule.valueOfField('from')).error('Choose a time after “From”, or clear one of them.'),
  }),
  defineField({
    name: 'maxUses',
    title: 'Total uses',
    type: 'number',
    description: 'Optional. How many orders can have it. Orders that were never paid don’t count.',
    group: 'rules',
    validation: optionalCount,
  }),
  defineField({
    name: 'maxUsesPerCustomer',
    title: 'Uses per customer',
    type: 'number',
    description: 'Optional. How many orders of one customer can have it.',
    group: 'rules',
    validation: optionalCount,
  }),
  defineField({
    name: 'isCombinable',
    title: 'Can be combined',
    type: 'boolean',
    description:
      'With other discounts that can be combined. Otherwise shoppers get what saves them the most.',
    group: 'rules',
    initialValue: false,
  }),
]
