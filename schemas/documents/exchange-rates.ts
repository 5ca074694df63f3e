import { TransferIcon } from '@sanity/icons/Transfer'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { currencyField, fetchShopCurrencies, fetchShopCurrency } from '../fields/currency.ts'
import { subtitle } from '../preview/localized.ts'
import {
  checkDuplicateRates,
  type StoredRate,
  warnMissingRates,
  warnOldRates,
} from '../validation/currencies.ts'

const baseOf = (document: unknown) => (document as { base?: string } | undefined)?.base

/** The rates at which prices become those of the currency a shopper pays in. There is one, with the id `exchangeRates`. */
export const exchangeRates = defineType({
  name: 'exchangeRates',
  title: 'Exchange rates',
  type: 'document',
  icon: TransferIcon,
  description: 'The rates used to convert prices. Each order keeps the rates it was placed with.',
  fields: [
    currencyField({
      name: 'base',
      title: 'Base',
      description: 'The currency all rates are based on. If you change it, update every rate.',
      initialValue: fetchShopCurrency,
    }),
    defineField({
      name: 'asOf',
      title: 'As of',
      type: 'date',
      description: 'The date of these rates.',
      validation: (rule) => [
        rule.required().error('Choose the date of these rates.'),
        rule.custom<string>((asOf) => warnOldRates(asOf, new Date())).warning(),
      ],
    }),
    defineField({
      name: 'rates',
      title: 'Rates',
      type: 'array',
      description: 'How much one unit of the base currency is worth in each currency.',
      of: [defineArrayMember({ type: 'exchangeRate' })],
      validation: (rule) => [
        rule.custom<StoredRate[]>((rates, { document }) => checkDuplicateRates(rates, baseOf(document))),
        rule
          .custom<StoredRate[]>(async (rates, context) =>
            warnMissingRates(rates, baseOf(context.document), await fetchShopCurrencies(context)),
          )
          .warning(),
      ],
    }),
  ],
  orderings: [{ name: 'date', title: 'Newest first', by: [{ field: 'asOf', direction: 'desc' }] }],
  preview: {
    select: { base: 'base', asOf: 'asOf' },
    prepare: ({ base, asOf }: { base?: string; asOf?: string }) => ({
      title: 'Exchange rates',
      subtitle: subtitle(base && `for 1 ${base}`, asOf && `as of ${asOf}`),
    }),
  },
})
