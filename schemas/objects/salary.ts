import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'

const CURRENCIES = ['GBP', 'EUR', 'USD', 'CNY', 'HKD', 'SAR', 'AED']

/** A span of yearly pay, in whole units of a currency. */
export const salary = defineType({
  name: 'salary',
  title: 'Salary',
  type: 'object',
  icon: CreditCardIcon,
  description: 'What the job pays for a year, before tax.',
  options: { columns: 3, collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'minimum',
      title: 'From',
      type: 'number',
      description: 'For a year, for example 62000.',
      validation: (rule) => [
        rule.required().error('Write the lowest pay, or remove the salary.'),
        rule.integer().positive().error('Write a whole number, without commas.'),
      ],
    }),
    defineField({
      name: 'maximum',
      title: 'To',
      type: 'number',
      description: 'For a year. The same as “From” where there is only one figure.',
      validation: (rule) => [
        rule.required().error('Write the highest pay.'),
        rule.integer().error('Write a whole number, without commas.'),
        rule.min(rule.valueOfField('minimum')).error('Write a figure that is not below “From”.'),
      ],
    }),
    defineField({
      name: 'currency',
      title: 'Currency',
      type: 'string',
      description: 'In which it is paid.',
      options: { list: CURRENCIES },
      validation: (rule) => rule.required().error('Choose the currency.'),
    }),
  ],
  preview: {
    select: { minimum: 'minimum', maximum: 'maximum', currency: 'currency' },
    prepare: ({ minimum, maximum, currency }: { minimum?: number; maximum?: number; currency?: string }) => ({
      title: `${minimum ?? '?'}–${maximum ?? '?'} ${currency ?? ''}`.trim(),
    }),
  },
})
