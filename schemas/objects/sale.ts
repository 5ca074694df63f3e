import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { SALE_KINDS, type Sale } from '../shared/sale.ts'

const unlessBy = (kind: string) => (context: { parent?: Sale }) => context.parent?.kind !== kind

/** A lowered price, from a moment until a moment, or for as long as it stands here. */
export const sale = defineType({
  name: 'sale',
  title: 'Sale',
  type: 'object',
  icon: TagIcon,
  description: 'A price that is lower for a time. The old price stands beside it, struck through.',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'kind',
      title: 'Lower the price',
      type: 'string',
      description: 'Empty: no sale. Choose, then write by how much.',
      options: { list: SALE_KINDS.map(({ key, title }) => ({ value: key, title })) },
    }),
    defineField({
      name: 'percent',
      title: 'Per cent',
      type: 'number',
      description: 'A whole number from 1 to 99. The new price is rounded to the smallest coin.',
      hidden: unlessBy('percent'),
    }),
    defineField({
      name: 'amount',
      title: 'Amount',
      type: 'minorUnits',
      description: 'How much is taken off, in the currency of the price.',
      hidden: unlessBy('amount'),
    }),
    defineField({
      name: 'from',
      title: 'From',
      type: 'datetime',
      description: 'Optional. Nothing needs to be published at that moment.',
      hidden: ({ parent }: { parent?: Sale }) => !parent?.kind,
    }),
    defineField({
      name: 'until',
      title: 'Until',
      type: 'datetime',
      description: 'Optional. From this moment on the old price holds again.',
      hidden: ({ parent }: { parent?: Sale }) => !parent?.kind,
    }),
  ],
  preview: {
    select: { kind: 'kind', percent: 'percent' },
    prepare: ({ kind, percent }: Sale) => ({
      title: kind === 'percent' ? `${percent ?? '?'} % off` : kind ? 'An amount off' : 'No sale',
    }),
  },
})
