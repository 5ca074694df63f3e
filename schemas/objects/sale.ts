import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { type Sale, SALE_KINDS } from '../shared/sale.ts'

const unlessBy = (kind: string) => (context: { parent?: Sale }) => context.parent?.kind !== kind

export const sale = defineType({
  name: 'sale',
  title: 'Sale',
  type: 'object',
  icon: TagIcon,
  description: 'A reduced price. The original price is shown crossed out.',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'kind',
      title: 'Discount',
      type: 'string',
      description: 'Choose a type of discount. Leave empty for no sale.',
      options: { list: [...SALE_KINDS] },
    }),
    defineField({
      name: 'percent',
      title: 'Percentage',
      type: 'number',
      description: 'A whole number from 1 to 99.',
      hidden: unlessBy('percent'),
    }),
    defineField({
      name: 'amount',
      title: 'Amount',
      type: 'minorUnits',
      description: 'The discount, in the currency of the price.',
      hidden: unlessBy('amount'),
    }),
    defineField({
      name: 'from',
      title: 'From',
      type: 'datetime',
      description: 'Optional. The sale starts automatically, without publishing.',
      hidden: ({ parent }: { parent?: Sale }) => !parent?.kind,
    }),
    defineField({
      name: 'until',
      title: 'Until',
      type: 'datetime',
      description: 'Optional. The original price returns automatically.',
      hidden: ({ parent }: { parent?: Sale }) => !parent?.kind,
    }),
  ],
  preview: {
    select: { kind: 'kind', percent: 'percent' },
    prepare: ({ kind, percent }: Sale) => ({
      title: kind === 'percent' ? `${percent ?? '?'}% off` : kind ? 'Amount off' : 'No sale',
    }),
  },
})
