import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { subtitle } from '../preview/localized.ts'
import { ORDER_STATE_ICONS } from '../preview/order-states.ts'
import { amountText } from '../shared/amounts.ts'
import { ORDER_EVENTS, ORDER_STATES, type OrderState } from '../shared/orders.ts'
import { amountField, orderLine, textField } from './order-line.ts'
import { mailFields, orderProcessingFields, staffField } from './order-processing-fields.ts'

const money = (minor: unknown, currency: unknown): string | undefined =>
  typeof minor === 'number' && typeof currency === 'string' ? amountText(minor, currency) : undefined

/** When it was, as short as a list wants it: `21 Nov, 18:55`. */
const shortMoment = (moment: string): string =>
  new Date(moment).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

/**
 * An order. Private: its id, `order.<digest>`, has a dot, so it is readable with a token only. Only the site creates and changes
 * it, together with stock and payment.
 */
export const order = defineType({
  name: 'order',
  title: 'Order',
  type: 'document',
  icon: CreditCardIcon,
  description:
    'A customer’s order. Only the site creates and updates orders, together with stock and payment.',
  liveEdit: true,
  readOnly: true,
  groups: [
    { name: 'order', title: 'Order', default: true },
    { name: 'payment', title: 'Payment and emails' },
    { name: 'history', title: 'History' },
  ],
  fields: [
    { ...textField('number', 'Number', 'The order number shown to the customer.'), group: 'order' },
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      description: 'The status of the order.',
      group: 'order',
      options: { list: ORDER_STATES.map(({ value, title }) => ({ value, title })) },
    }),
    defineField({
      name: 'placedAt',
      title: 'Placed',
      type: 'datetime',
      description: 'When it was placed and its stock reserved.',
      group: 'order',
    }),
    defineField({
      name: 'reclaimableAt',
      title: 'Stock reserved until',
      type: 'datetime',
      description: 'If the order is still unpaid, other customers can buy its stock from this time on.',
      group: 'order',
    }),
    defineField({
      name: 'customer',
      title: 'Customer',
      type: 'object',
      description: 'Who placed the order.',
      group: 'order',
      fields: [
        textField('name', 'Name', 'As in their account. Can be empty.'),
        textField('email', 'Email', 'Where the confirmation was sent.'),
        textField('uid', 'Account', 'Account ID.'),
      ],
    }),
    defineField({
      name: 'lines',
      title: 'Items',
      type: 'array',
      description: 'What was bought, with names and prices at the time.',
      group: 'order',
      of: [orderLine],
    }),
    { ...textField('currency', 'Currency', 'The currency of the payment.'), group: 'order' },
    defineField({
      name: 'totals',
      title: 'Totals',
      type: 'object',
      description: 'The total amount.',
      group: 'order',
      fields: [
        amountField('subtotal', 'Subtotal', 'Before discounts and tax.'),
        amountField('discount', 'Discount', 'The discount.'),
        amountField('tax', 'Tax', 'Tax on the discounted items.'),
        amountField('serviceCharge', 'Service charge', 'The service charge.'),
        amountField('payable', 'Payable', 'The amount charged.'),
      ],
    }),
    defineField({
      name: 'taxes',
      title: 'Taxes',
      type: 'array',
      description: 'By rate, as on the invoice.',
      group: 'payment',
      of: [
        defineArrayMember({
          name: 'orderTax',
          title: 'Tax',
          type: 'object',
          fields: [
            defineField({ name: 'percent', title: 'Rate', type: 'number', description: 'In percent.' }),
            amountField('net', 'Net', 'The amount that is taxed.'),
            amountField('amount', 'Tax', 'The total amount.'),
          ],
          preview: {
            select: { percent: 'percent' },
            prepare: ({ percent }: Record<string, unknown>) => ({ title: `${String(percent)} %` }),
          },
        }),
      ],
    }),
    defineField({
      name: 'billing',
      title: 'Billing details',
      type: 'object',
      description: 'The billing details when the order was placed.',
      group: 'payment',
      hidden: ({ value }) => value === undefined,
      fields: [
        textField('company', 'Company', 'Legal name.'),
        defineField({
          name: 'address',
          title: 'Address',
          type: 'text',
          rows: 4,
          description: 'Line by line.',
        }),
        textField('taxNumber', 'Tax number', 'The company’s tax number in its country.'),
      ],
    }),
    defineField({
      name: 'rates',
      title: 'Rates',
      type: 'object',
      description: 'The exchange rates used, if prices were converted.',
      group: 'payment',
      hidden: ({ value }) => value === undefined,
      fields: [
        textField('base', 'Base', 'The base currency.'),
        textField('asOf', 'As of', 'Date of the rates.'),
      ],
    }),
    defineField({
      name: 'shipping',
      title: 'Shipping address',
      type: 'object',
      description: 'As entered on the payment page.',
      group: 'order',
      hidden: ({ value }) => value === undefined,
      fields: [
        textField('name', 'Name', 'The recipient.'),
        defineField({
          name: 'address',
          title: 'Address',
          type: 'text',
          rows: 5,
          description: 'Line by line.',
        }),
      ],
    }),
    defineField({
      name: 'downloadsAgreedAt',
      title: 'Agreed to immediate download',
      type: 'datetime',
      description: 'When the customer agreed to lose the right to cancel by downloading.',
      group: 'order',
      hidden: ({ value }) => value === undefined,
    }),
    defineField({
      name: 'payment',
      title: 'Payment',
      type: 'object',
      description: 'The payment in Stripe.',
      group: 'payment',
      fields: [
        defineField({
          name: 'attempt',
          title: 'Attempt',
          type: 'number',
          description: 'Number of attempts to open a payment page after errors at Stripe.',
        }),
        textField('sessionId', 'Session', 'The checkout session ID.'),
        textField('paymentIntentId', 'Payment', 'The payment ID. Search for it in Stripe.'),
        defineField({
          name: 'paidAt',
          title: 'Paid',
          type: 'datetime',
          description: 'When the site registered the payment.',
        }),
      ],
    }),
    defineField({
      name: 'invoiceNumber',
      title: 'Invoice',
      type: 'number',
      description: 'The invoice number, from a sequence without gaps. Assigned on payment.',
      group: 'payment',
    }),
    defineField({
      name: 'invoicedAt',
      title: 'Invoiced',
      type: 'datetime',
      description: 'When the invoice number was assigned.',
      group: 'payment',
    }),
    defineField({
      name: 'holdsStock',
      title: 'Holds stock',
      type: 'boolean',
      description: 'Whether its items are reserved or taken from stock.',
      group: 'payment',
    }),
    defineField({
      name: 'isWaiting',
      title: 'Payment pending',
      type: 'boolean',
      description: 'Paid by bank transfer, but the money hasn’t arrived yet.',
      group: 'payment',
    }),
    defineField({
      name: 'mail',
      title: 'Payment confirmation',
      type: 'object',
      description: 'Whether the confirmation was sent. Waiting emails are retried automatically.',
      group: 'payment',
      fields: mailFields,
    }),
    ...orderProcessingFields,
    { ...textField('locale', 'Language', 'The language of the page where it was placed.'), group: 'payment' },
    defineField({
      name: 'history',
      title: 'History',
      type: 'array',
      description: 'All events, in order.',
      group: 'history',
      of: [
        defineArrayMember({
          name: 'orderEvent',
          title: 'Event',
          type: 'object',
          fields: [
            textField('event', 'What', 'The event.'),
            defineField({ name: 'at', title: 'Date', type: 'datetime', description: 'When it happened.' }),
            staffField,
            textField('refund', 'Refund', 'Key of the refund it’s about.'),
          ],
          preview: {
            select: { event: 'event', at: 'at' },
            prepare: ({ event, at }: Record<string, unknown>) => ({
              title: ORDER_EVENTS.find(({ value }) => value === event)?.title ?? String(event),
              subtitle: typeof at === 'string' ? new Date(at).toLocaleString('en-GB') : undefined,
            }),
          },
        }),
      ],
    }),
  ],
  orderings: [
    { name: 'placed', title: 'Newest first', by: [{ field: 'placedAt', direction: 'desc' }] },
    { name: 'number', title: 'Number', by: [{ field: 'number', direction: 'asc' }] },
  ],
  preview: {
    select: {
      number: 'number',
      state: 'state',
      name: 'customer.name',
      email: 'customer.email',
      payable: 'totals.payable',
      currency: 'currency',
      placedAt: 'placedAt',
    },
    prepare: ({ number, state, name, email, payable, currency, placedAt }: Record<string, unknown>) => ({
      title: subtitle(String(number), money(payable, currency)),
      subtitle: subtitle(
        typeof placedAt === 'string' && shortMoment(placedAt),
        typeof name === 'string' && name !== '' ? name : String(email),
      ),
      media: ORDER_STATE_ICONS[state as OrderState],
    }),
  },
})
