import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { LOCALES } from '../shared/locales.ts'

/**
 * What the site keeps of somebody with an account, besides what the identity service knows. Private: its id, `customer.<uid>`, has a dot, so
 * that nobody reads it without a token. Made by the site only, and gone with the account.
 */
export const customer = defineType({
  name: 'customer',
  title: 'Customer',
  type: 'document',
  icon: UserIcon,
  description:
    'What the site keeps of somebody with an account: choices and wishlist. Gone with the account.',
  liveEdit: true,
  readOnly: true,
  fields: [
    defineField({
      name: 'email',
      title: 'Email',
      type: 'string',
      description: 'The address of the account.',
    }),
    defineField({
      name: 'locale',
      title: 'Language of mails',
      type: 'string',
      description: 'Chosen in the account.',
      options: { list: LOCALES.map(({ id, name }) => ({ value: id, title: name })) },
    }),
    defineField({
      name: 'wishlist',
      title: 'Wishlist',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'Numbers of goods.',
    }),
    defineField({
      name: 'billing',
      title: 'Invoices are made out to',
      type: 'object',
      description: 'What the customer wants on invoices; each order keeps what it was then.',
      fields: [
        defineField({ name: 'company', title: 'Company', type: 'string', description: 'Its legal name.' }),
        defineField({
          name: 'address',
          title: 'Address',
          type: 'text',
          rows: 4,
          description: 'Of the company, line by line.',
        }),
        defineField({
          name: 'taxNumber',
          title: 'Tax number',
          type: 'string',
          description: 'Of the company’s own country.',
        }),
      ],
    }),
    defineField({
      name: 'paymentCustomerId',
      title: 'At the payment service',
      type: 'string',
      description: 'Its name for the customer; search for it there.',
    }),
  ],
  orderings: [{ name: 'email', title: 'Address', by: [{ field: 'email', direction: 'asc' }] }],
  preview: { select: { title: 'email', subtitle: 'locale' } },
})
