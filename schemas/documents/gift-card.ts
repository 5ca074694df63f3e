import { BillIcon } from '@sanity/icons/Bill'
import { defineField, defineType } from 'sanity'
import { currencyField, fetchShopCurrency } from '../fields/currency.ts'
import { subtitle } from '../preview/localized.ts'
import { localDay } from '../preview/short-moment.ts'
import { amountText } from '../shared/amounts.ts'
import { giftCardEnding } from '../shared/gift-cards.ts'
import { checkGiftCardAmount, checkGiftCardCode, checkGiftCardCurrency } from '../validation/gift-cards.ts'

/**
 * A gift card. Private: its id, `giftCard.<uuid>`, has a dot, so that codes are readable with a token only. Its balance follows from the
 * orders that it pays.
 */
export const giftCard = defineType({
  name: 'giftCard',
  title: 'Gift card',
  type: 'document',
  icon: BillIcon,
  description: 'A code with a balance, which pays orders after tax and delivery.',
  fields: [
    defineField({
      name: 'code',
      title: 'Code',
      type: 'giftCardCode',
      description: 'What shoppers enter in the cart. Anyone who has it can spend the card.',
      validation: (rule) => rule.custom<string>((code, context) => checkGiftCardCode(code, context)),
    }),
    defineField({
      name: 'amount',
      title: 'Amount',
      type: 'minorUnits',
      description: 'What the card was worth when it was new. “Balance” shows what is left.',
      validation: (rule) => rule.custom<number>((amount, context) => checkGiftCardAmount(amount, context)),
    }),
    {
      ...currencyField({
        description: 'The card pays orders in this currency only.',
        initialValue: fetchShopCurrency,
      }),
      validation: (rule) => [
        rule.required().error('Choose a currency.'),
        rule.custom<string>((currency, context) => checkGiftCardCurrency(currency, context)),
      ],
    },
    defineField({
      name: 'until',
      title: 'Valid until',
      type: 'datetime',
      description: 'Optional. Afterwards it pays no new orders. To block a card, choose a time in the past.',
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'text',
      rows: 2,
      description: 'Optional. For colleagues, e.g. who received the card. Customers never see it.',
    }),
    defineField({
      name: 'madeBy',
      title: 'Created by',
      type: 'string',
      description: 'Filled in automatically.',
      readOnly: true,
      initialValue: (_, { currentUser }) => currentUser?.name ?? '',
    }),
  ],
  preview: {
    select: { code: 'code', amount: 'amount', currency: 'currency', until: 'until', note: 'note' },
    prepare: ({ code, amount, currency, until, note }: Record<string, unknown>) => ({
      title: subtitle(
        typeof code === 'string' ? `…${giftCardEnding(code)}` : 'No code',
        typeof amount === 'number' && typeof currency === 'string' && amountText(amount, currency),
      ),
      subtitle: subtitle(
        typeof until === 'string' &&
          (Date.parse(until) <= Date.now() ? 'expired' : `until ${localDay(until)}`),
        typeof note === 'string' && note,
      ),
    }),
  },
})
