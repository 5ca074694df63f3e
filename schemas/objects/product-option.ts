import { ComponentIcon } from '@sanity/icons/Component'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText } from '../preview/localized.ts'

export const optionValue = defineType({
  name: 'optionValue',
  title: 'Value',
  type: 'object',
  icon: ComponentIcon,
  description: 'One of the values to choose from.',
  fields: [
    localizedString({
      name: 'label',
      title: 'Name',
      description: 'One or two words, e.g. “Green” or “L”.',
      limit: { characters: 24, why: 'it’s shown on a button' },
    }),
    defineField({
      name: 'color',
      title: 'Colour sample',
      type: 'reference',
      description: 'Optional. Shown beside the name.',
      to: [{ type: 'productColor' }],
    }),
  ],
  preview: {
    select: { label: 'label' },
    prepare: ({ label }: Record<string, unknown>) => ({ title: englishText(label) ?? 'Unnamed value' }),
  },
})

export const productOption = defineType({
  name: 'productOption',
  title: 'Option',
  type: 'object',
  icon: ComponentIcon,
  description: 'Something shoppers choose, e.g. the colour.',
  fields: [
    localizedString({
      name: 'name',
      title: 'Name',
      description: 'One word, e.g. “Colour” or “Size”.',
      limit: { characters: 24, why: 'it’s the heading of the choice' },
    }),
    defineField({
      name: 'values',
      title: 'Values',
      type: 'array',
      description: 'What shoppers choose from, in this order.',
      of: [defineArrayMember({ type: 'optionValue' })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one value.'),
        rule.max(20).error('Use up to 20 values.'),
      ],
    }),
  ],
  preview: {
    select: { name: 'name', values: 'values' },
    prepare: ({ name, values }: { name?: unknown; values?: { label?: unknown }[] }) => ({
      title: englishText(name) ?? 'Unnamed option',
      subtitle: values?.map(({ label }) => englishText(label) ?? '…').join(', '),
    }),
  },
})
