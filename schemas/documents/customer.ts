import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { always, billingFields, numberField, textField } from '../fields/site-written.ts'
import { subtitle } from '../preview/localized.ts'
import { LOCALES } from '../shared/locales.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const DAY = { dateStyle: 'medium' } as const

/**
 * Data of a customer account that the identity service does not store. Private: its id, `customer.<uid>`, has a dot, so it is
 * readable with a token only. Only the site creates it, and it is deleted with the account.
 */
export const customer = defineType({
  name: 'customer',
  title: 'Customer',
  type: 'document',
  icon: UserIcon,
  description:
    'What the site stores about a customer with an account: preferences, addresses, cart and wishlist. Deleted together with the account.',
  liveEdit: true,
  readOnly: true,
  fields: [
    defineField({
      name: 'email',
      title: 'Email',
      type: 'string',
      description: 'The email address of the account.',
    }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'As in the last order.',
    }),
    defineField({
      name: 'locale',
      title: 'Email language',
      type: 'string',
      description: 'Chosen in the account settings.',
      options: { list: LOCALES.map(({ id, name }) => ({ value: id, title: name })) },
    }),
    defineField({
      name: 'cart',
      title: 'Cart',
      type: 'array',
      description: 'What is in the cart on all devices of the customer.',
      of: [
        defineArrayMember({
          name: 'savedLine',
          title: 'Line',
          type: 'object',
          fields: [
            always(textField('number', 'Item', 'The number of the product or variant.')),
            always(numberField('quantity', 'Quantity', 'How many.')),
          ],
          preview: { select: { title: 'number', subtitle: 'quantity' } },
        }),
      ],
    }),
    defineField({
      name: 'wishlist',
      title: 'Wishlist',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'Product numbers.',
    }),
    defineField({
      name: 'billing',
      title: 'Billing details',
      type: 'object',
      description: 'What the customer wants on invoices. Each order keeps its own copy.',
      fields: billingFields,
    }),
    defineField({
      name: 'addresses',
      title: 'Delivery addresses',
      type: 'array',
      description: 'Saved by the customer for later orders. The first one is the default.',
      of: [
        defineArrayMember({
          name: 'savedAddress',
          title: 'Address',
          type: 'object',
          fields: [
            always(textField('name', 'Name', 'The recipient.')),
            always(textField('line1', 'Street', 'Street and number.')),
            textField('line2', 'Further line', 'Such as a floor or a building.'),
            always(textField('city', 'City', 'The city.')),
            textField('state', 'State', 'State, province or region.'),
            textField('postcode', 'Postcode', 'The postcode.'),
            always(textField('country', 'Country', 'The code of the country, e.g. “GB”.')),
          ],
          preview: { select: { title: 'name', subtitle: 'city' } },
        }),
      ],
    }),
    defineField({
      name: 'lastOrderAt',
      title: 'Last order',
      type: 'datetime',
      description: 'When the customer last ordered.',
    }),
    defineField({
      name: 'paymentCustomerId',
      title: 'Stripe customer',
      type: 'string',
      description: 'The customer’s ID in Stripe.',
    }),
  ],
  orderings: [
    { name: 'lastOrder', title: 'Last order', by: [{ field: 'lastOrderAt', direction: 'desc' }] },
    { name: 'email', title: 'Address', by: [{ field: 'email', direction: 'asc' }] },
  ],
  preview: {
    select: { name: 'name', email: 'email', lastOrderAt: 'lastOrderAt' },
    prepare({ name, email, lastOrderAt }: Record<string, unknown>) {
      const [title = 'Customer without an address', address] = [name, email].filter(isText)
      const latest = isText(lastOrderAt) && new Date(lastOrderAt).toLocaleDateString('en-GB', DAY)
      return { title, subtitle: subtitle(address, latest ? `Last order ${latest}` : 'No orders') }
    },
  },
})
