import { TransferIcon } from '@sanity/icons/Transfer'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { currencyField } from '../fields/currency.ts'
import { subtitle } from '../preview/localized.ts'
import {
  checkRatesOnce,
  noteMissingRates,
  noteOldRates,
  type StoredRate,
} from '../validation/exchange-rates.ts'

const baseOf = (document: unknown) => (document as { base?: string } | undefined)?.base

/** The rates at which prices become those of the currency a shopper pays in. There is one, with the id `exchangeRates`. */
export const exchangeRates = defineType({
  name: 'exchangeRates',
  title: 'Exchange rates',
  type: 'document',
  icon: TransferIcon,
  description: 'At which rates prices are converted. An order keeps the rates it was made with.',
  fields: [
    currencyField({
      name: 'base',
      title: 'Base',
      description: 'The money that all rates are given for. Change it only together with all of them.',
      initialValue: 'USD',
    }),
    defineField({
      name: 'asOf',
      title: 'As of',
      type: 'date',
      description: 'The day of these rates.',
      validation: (rule) => [
        rule.required().error('Choose the day of these rates.'),
        rule.custom<string>((asOf) => noteOldRates(asOf, new Date())).warning(),
      ],
    }),
    defineField({
      name: 'rates',
      title: 'Rates',
      type: 'array',
      description: 'How much 1 of the base is in each other currency.',
      of: [defineArrayMember({ type: 'exchangeRate' })],
      validation: (rule) => [
        rule.custom<StoredRate[]>((rates, { document }) => checkRatesOnce(rates, baseOf(document))),
        rule
          .custom<StoredRate[]>((rates, { document }) => noteMissingRates(rates, baseOf(document)))
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
