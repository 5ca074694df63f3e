import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineField, defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText } from '../preview/localized.ts'

export const statistic = defineType({
  name: 'statistic',
  title: 'Figure',
  type: 'object',
  icon: BarChartIcon,
  description: 'A number and what it stands for.',
  fields: [
    defineField({
      name: 'value',
      title: 'Number',
      type: 'string',
      description: 'As it should appear, e.g. “10+” or “99.9%”. The same in all languages.',
      validation: (rule) => [
        rule.required().error('Enter the number, e.g. “10+”.'),
        rule.max(8).error('Use up to 8 characters; it’s shown in very large type.'),
      ],
    }),
    localizedString({
      name: 'label',
      title: 'Label',
      description: 'A few words, e.g. “Years of experience”.',
      limit: { characters: 40, why: 'it has to fit on one line' },
    }),
  ],
  preview: {
    select: { value: 'value', label: 'label' },
    prepare: ({ value, label }: { value?: string; label?: unknown }) => ({
      title: value ?? 'No number yet',
      subtitle: englishText(label),
    }),
  },
})
