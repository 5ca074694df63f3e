import { TagsIcon } from '@sanity/icons/Tags'
import { defineField, defineType, type SanityDocument } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { currencyField, fetchShopCurrency } from '../fields/currency.ts'
import { discountRuleFields } from '../fields/discount-rules.ts'
import { localizedString } from '../fields/localized.ts'
import { discountText } from '../preview/discounts.ts'
import { englishText, languageGaps, selectFields, subtitle } from '../preview/localized.ts'
import { DISCOUNT_KINDS } from '../shared/discounts.ts'
import { checkDiscountCode } from '../validation/discounts.ts'
import { requireWholeFrom1, rulesWithMessage } from '../validation/rules-with-message.ts'

const unlessKind =
  (...kinds: readonly string[]) =>
  ({ document }: { document?: SanityDocument }) =>
    !kinds.includes(String(document?.kind))

/** A code or an automatic promotion. Private: its id, `discount.<uuid>`, has a dot, so that codes are readable with a token only. */
export const discount = defineType({
  name: 'discount',
  title: 'Discount',
  type: 'document',
  icon: TagsIcon,
  description: 'A code that shoppers enter in the cart, or a promotion that applies automatically.',
  groups: [
    { name: 'discount', title: 'Discount', default: true },
    { name: 'rules', title: 'Rules' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Name',
      description: 'Shown in the cart, in emails and on invoices, e.g. “Welcome discount”.',
      limit: { characters: 40, why: 'it’s shown beside an amount' },
      group: 'discount',
    }),
    defineField({
      name: 'code',
      title: 'Code',
      type: 'string',
      description:
        'What shoppers enter, e.g. “WELCOME10”. Leave empty for a promotion that applies automatically.',
      group: 'discount',
      validation: (rule) => rule.custom((code, context) => checkDiscountCode(code, context)),
    }),
    choiceField({
      name: 'kind',
      title: 'Kind',
      description: 'How it is calculated. Sale prices are reduced further.',
      list: DISCOUNT_KINDS,
      initialValue: 'percent',
      group: 'discount',
    }),
    defineField({
      name: 'buy',
      title: 'Buy',
      type: 'number',
      description: 'How many units a shopper pays in full, e.g. 2.',
      group: 'discount',
      hidden: unlessKind('buyXGetY'),
      validation: requireWholeFrom1,
    }),
    defineField({
      name: 'get',
      title: 'Get',
      type: 'number',
      description: 'How many more units are reduced, e.g. 1. These are the cheapest ones.',
      group: 'discount',
      hidden: unlessKind('buyXGetY'),
      validation: requireWholeFrom1,
    }),
    defineField({
      name: 'percent',
      title: 'Percentage',
      type: 'number',
      description: 'A whole number from 1 to 99. For “Buy some, get some”, 100 makes the units free.',
      group: 'discount',
      hidden: unlessKind('percent', 'buyXGetY'),
      validation: (rule) =>
        rule.custom((percent, { document }) => {
          const most = document?.kind === 'buyXGetY' ? 100 : 99
          const isFine = Number.isInteger(percent) && Number(percent) >= 1 && Number(percent) <= most
          return isFine || `Enter a whole number from 1 to ${most}, e.g. 20.`
        }),
    }),
    defineField({
      name: 'amount',
      title: 'Amount',
      type: 'minorUnits',
      description: 'The amount that is taken off the order.',
      group: 'discount',
      hidden: unlessKind('amount'),
      validation: (rule) =>
        rulesWithMessage('Enter an amount above 0, e.g. 5.00.', rule.required(), rule.integer().min(1)),
    }),
    currencyField({
      description: 'The currency of the amount and of the minimum. Others are converted.',
      initialValue: fetchShopCurrency,
      group: 'discount',
    }),
    ...discountRuleFields,
  ],
  orderings: [{ name: 'code', title: 'Code', by: [{ field: 'code', direction: 'asc' }] }],
  preview: {
    select: selectFields(
      'title',
      'code',
      'kind',
      'percent',
      'amount',
      'currency',
      'buy',
      'get',
      'from',
      'until',
    ),
    prepare: ({ title, code, ...discountFields }: Record<string, unknown>) => ({
      title: subtitle(typeof code === 'string' && code, englishText(title) ?? 'Unnamed discount'),
      subtitle: subtitle(
        discountText(discountFields, new Date()),
        typeof code !== 'string' && 'automatic',
        languageGaps(title),
      ),
    }),
  },
})
