import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineField, defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A figure and what it counts: “10+”, “Years of experience”. */
export const statistic = defineType({
  name: 'statistic',
  title: 'Figure',
  type: 'object',
  icon: BarChartIcon,
  description: 'A number worth showing, with what it counts.',
  fields: [
    defineField({
      name: 'value',
      title: 'Number',
      type: 'string',
      description: 'As it should be read, for example “10+” or “99.9%”. The same in all languages.',
      validation: (rule) => [
        rule.required().error('Write the number, for example “10+”.'),
        rule.max(8).error('Shorten this to 8 characters: it is set very large.'),
      ],
    }),
    localizedString({
      name: 'label',
      title: 'What it counts',
      description: 'A few words, for example “Years of experience”.',
      limit: { characters: 40, why: 'it stands under the number in one line' },
    }),
  ],
  preview: {
    select: { value: 'value', label: 'label' },
    prepare: ({ value, label }: { value?: string; label?: Localized }) => ({
      title: value ?? 'No number yet',
      subtitle: englishText(label),
    }),
  },
})
