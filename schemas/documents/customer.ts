import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import {
  always,
  billingFields,
  languageField,
  numberField,
  objectField,
  rowsField,
  textField,
  textsField,
  timeField,
} from '../fields/site-written.ts'
import { subtitle } from '../preview/localized.ts'

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
    textField('email', 'Email', 'The email address of the account.'),
    textField('name', 'Name', 'As in the last order.'),
    languageField('Email language', 'Chosen in the account settings.'),
    rowsField('cart', 'Cart', 'What is in the cart on all devices of the customer.', {
      name: 'savedLine',
      title: 'Line',
      fields: [
        always(textField('number', 'Item', 'The number of the product or variant.')),
        always(numberField('quantity', 'Quantity', 'How many.')),
      ],
      preview: { select: { title: 'number', subtitle: 'quantity' } },
    }),
    textsField('wishlist', 'Wishlist', 'Product numbers.'),
    objectField(
      'billing',
      'Billing details',
      'What the customer wants on invoices. Each order keeps its own copy.',
      billingFields,
    ),
    rowsField(
      'addresses',
      'Delivery addresses',
      'Saved by the customer for later orders. The first one is the default.',
      {
        name: 'savedAddress',
        title: 'Address',
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
      },
    ),
    timeField('lastOrderAt', 'Last order', 'When the customer last ordered.'),
    textField('paymentCustomerId', 'Stripe customer', 'The customer’s ID in Stripe.'),
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
