import { defineArrayMember, defineField, type NumberRule } from 'sanity'
import { DISCOUNT_SCOPES } from '../shared/discounts.ts'
import { checkMinimum, type DiscountFields } from '../validation/discounts.ts'
import { checkListedOnce } from '../validation/listed-once.ts'
import { checkEndsAfter } from '../validation/period.ts'
import { choiceField } from './choices.ts'

/** Creates the documents of a type that a discount applies to, shown for the scope of the same name. */
const scopeField = (name: string, title: string, type: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    group: 'rules',
    of: [defineArrayMember({ type: 'reference', to: [{ type }], options: { disableNew: true } })],
    hidden: ({ document }) => document?.scope !== name,
    validation: (rule) => [
      rule.required().min(1).error(`Add at least one ${type}.`),
      rule.custom<unknown[]>(checkListedOnce(`Each ${type} can only be listed once.`)),
    ],
  })

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
  scopeField('products', 'Products', 'product', 'The products, with all their variants.'),
  scopeField('categories', 'Categories', 'category', 'The categories.'),
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
    validation: (rule) => rule.custom<string>(checkEndsAfter('from', 'From')),
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
