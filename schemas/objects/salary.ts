import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'

/** A range of yearly pay, in whole units of a currency. */
export const salary = defineType({
  name: 'salary',
  title: 'Salary',
  type: 'object',
  icon: CreditCardIcon,
  description: 'Annual salary before tax.',
  options: { columns: 3, collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'minimum',
      title: 'From',
      type: 'number',
      description: 'Per year, e.g. 62000.',
      validation: (rule) => [
        rule.required().error('Enter the minimum, or remove the salary.'),
        rule.integer().positive().error('Enter a whole number without commas.'),
      ],
    }),
    defineField({
      name: 'maximum',
      title: 'To',
      type: 'number',
      description: 'Per year. Use the same figure as “From” for a fixed salary.',
      validation: (rule) => [
        rule.required().error('Enter the maximum.'),
        rule.integer().error('Enter a whole number without commas.'),
        rule.min(rule.valueOfField('minimum')).error('This can’t be lower than “From”.'),
      ],
    }),
    defineField({
      name: 'currency',
      title: 'Currency',
      type: 'currency',
      description: 'The currency of the payment.',
      validation: (rule) => rule.required().error('Choose a currency.'),
    }),
  ],
  preview: {
    select: { minimum: 'minimum', maximum: 'maximum', currency: 'currency' },
    prepare: ({ minimum, maximum, currency }: { minimum?: number; maximum?: number; currency?: string }) => ({
      title: `${minimum ?? '?'}–${maximum ?? '?'} ${currency ?? ''}`.trim(),
    }),
  },
})
