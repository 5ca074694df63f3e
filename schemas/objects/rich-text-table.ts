import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { formatCount } from '../preview/count.ts'
import { subtitle } from '../preview/localized.ts'
import { checkTable } from '../validation/rich-text.ts'

interface Row {
  _key: string
  cells?: string[]
}

export const richTextTable = defineType({
  name: 'richTextTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  description: 'Rows and columns of short text.',
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Says what the table shows. Displayed above it and used by screen readers.',
      validation: (rule) => rule.required().warning('Add a caption that says what the table shows.'),
    }),
    defineField({
      name: 'headerRow',
      title: 'First row is a header',
      type: 'boolean',
      description: 'Highlights the first row. Turn it off if the table has no header.',
      initialValue: true,
    }),
    defineField({
      name: 'rows',
      title: 'Cells',
      type: 'richTextTableRows',
      description: 'Each row lists its cells in order. Drag rows to reorder them.',
      validation: (rule) =>
        rule.custom<Row[]>((rows, { parent }) =>
          checkTable(
            (rows ?? []).map(({ cells }) => cells ?? []),
            (parent as { headerRow?: boolean } | undefined)?.headerRow !== false,
          ),
        ),
    }),
  ],
  preview: {
    select: { caption: 'caption', rows: 'rows' },
    prepare: ({ caption, rows }: { caption?: string; rows?: Row[] | Record<string, Row> }) => {
      const all = Object.values(rows ?? {})
      const columns = Math.max(0, ...all.map(({ cells }) => cells?.length ?? 0))
      return {
        title: caption ?? all[0]?.cells?.filter(Boolean).join(' · ') ?? 'Table without a caption',
        // Isolated, so that an Arabic text does not reorder it.
        subtitle: subtitle(
          all.length > 0 &&
            `\u2068${formatCount(all.length, 'row')}, ${formatCount(columns, 'column')}\u2069`,
        ),
      }
    },
  },
})

export const richTextTableRows = defineType({
  name: 'richTextTableRows',
  title: 'Rows',
  type: 'array',
  icon: ThListIcon,
  description: 'The rows of a table, from top to bottom.',
  of: [defineArrayMember({ type: 'richTextTableRow' })],
})

export const richTextTableRow = defineType({
  name: 'richTextTableRow',
  title: 'Row',
  type: 'object',
  icon: BlockElementIcon,
  description: 'One row of a table.',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      description: 'The cells of the row, in order.',
      of: [defineArrayMember({ type: 'string' })],
    }),
  ],
  preview: {
    select: { cells: 'cells' },
    prepare: ({ cells }: { cells?: string[] | Record<string, string> }) => ({
      title: Object.values(cells ?? {}).join(' · '),
    }),
  },
})
