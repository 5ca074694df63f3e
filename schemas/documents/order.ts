import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { subtitle } from '../preview/localized.ts'
import { ORDER_STATE_ICONS } from '../preview/order-states.ts'
import { amountText } from '../shared/amounts.ts'
import { ORDER_EVENTS, ORDER_STATES, type OrderState } from '../shared/orders.ts'
import { mailFields, orderWorkFields, staffField } from './order-work-fields.ts'

/** A text that the site wrote. */
const written = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description })

/** An amount that the site computed. */
const amount = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description: `${description} In the smallest unit of the currency.`,
  })

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
 * What somebody bought. Private: its id, `order.<digest>`, has a dot, so that nobody reads it without a token. The site alone makes and moves
 * it, together with stock and payment; here it is read.
 */
export const order = defineType({
  name: 'order',
  title: 'Order',
  type: 'document',
  icon: CreditCardIcon,
  description: 'What somebody bought. Made and moved by the site alone, together with stock and payment.',
  liveEdit: true,
  readOnly: true,
  groups: [
    { name: 'order', title: 'Order', default: true },
    { name: 'payment', title: 'Payment and mail' },
    { name: 'history', title: 'History' },
  ],
  fields: [
    { ...written('number', 'Number', 'What the customer calls it.'), group: 'order' },
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      description: 'How far it has come.',
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
      name: 'customer',
      title: 'Customer',
      type: 'object',
      description: 'Who placed it, as their account names them.',
      group: 'order',
      fields: [
        written('name', 'Name', 'As the account has it; may be empty.'),
        written('email', 'Email', 'Where the confirmation went.'),
        written('uid', 'Account', 'Id of the account.'),
      ],
    }),
    defineField({
      name: 'lines',
      title: 'Goods',
      type: 'array',
      description: 'What was bought, as it was called and priced then.',
      group: 'order',
      of: [
        defineArrayMember({
          name: 'orderLine',
          title: 'Line',
          type: 'object',
          fields: [
            written('title', 'Name', 'In the language of the order.'),
            written('number', 'Item', 'Number of the product.'),
            written('product', 'Product', 'Id of the product’s document.'),
            written('kind', 'Kind', 'A thing that is sent, or a file.'),
            defineField({ name: 'quantity', title: 'Quantity', type: 'number', description: 'How many.' }),
            amount('fullUnit', 'Full price', 'One of it before any discount.'),
            amount('unit', 'Price', 'One of it as it was sold.'),
            amount('total', 'Total', 'All of the line.'),
            amount('tax', 'Tax', 'Its part of the tax.'),
            defineField({
              name: 'taxPercent',
              title: 'Tax rate',
              type: 'number',
              description: 'In per cent.',
            }),
            defineField({
              name: 'isCounted',
              title: 'Counted',
              type: 'boolean',
              description: 'Whether it was taken out of a stock.',
            }),
          ],
          preview: {
            select: { title: 'title', quantity: 'quantity', number: 'number' },
            prepare: ({ title, quantity, number }: Record<string, unknown>) => ({
              title: `${String(quantity)} × ${String(title)}`,
              subtitle: `No. ${String(number)}`,
            }),
          },
        }),
      ],
    }),
    { ...written('currency', 'Currency', 'In which it is paid.'), group: 'order' },
    defineField({
      name: 'totals',
      title: 'Sums',
      type: 'object',
      description: 'What it comes to.',
      group: 'order',
      fields: [
        amount('subtotal', 'Subtotal', 'Before discount and tax.'),
        amount('discount', 'Discount', 'Taken off.'),
        amount('tax', 'Tax', 'On the discounted goods.'),
        amount('serviceCharge', 'Service charge', 'Added.'),
        amount('payable', 'Payable', 'What is charged.'),
      ],
    }),
    defineField({
      name: 'taxes',
      title: 'Taxes',
      type: 'array',
      description: 'By rate, as the invoice lists them.',
      group: 'payment',
      of: [
        defineArrayMember({
          name: 'orderTax',
          title: 'Tax',
          type: 'object',
          fields: [
            defineField({ name: 'percent', title: 'Rate', type: 'number', description: 'In per cent.' }),
            amount('net', 'Net', 'What the tax is taken of.'),
            amount('amount', 'Tax', 'What it comes to.'),
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
      title: 'Made out to',
      type: 'object',
      description: 'Whom the invoice names, as the customer had it when the order was placed.',
      group: 'payment',
      hidden: ({ value }) => value === undefined,
      fields: [
        written('company', 'Company', 'Its legal name.'),
        defineField({
          name: 'address',
          title: 'Address',
          type: 'text',
          rows: 4,
          description: 'Line by line.',
        }),
        written('taxNumber', 'Tax number', 'Of the company’s own country.'),
      ],
    }),
    defineField({
      name: 'rates',
      title: 'Rates',
      type: 'object',
      description: 'The exchange rates by which it was converted.',
      group: 'payment',
      fields: [written('base', 'Base', 'Currency of the rates.'), written('asOf', 'Of', 'Day of the rates.')],
    }),
    defineField({
      name: 'shipping',
      title: 'Goes to',
      type: 'object',
      description: 'As it was given on the payment page.',
      group: 'order',
      hidden: ({ value }) => value === undefined,
      fields: [
        written('name', 'Name', 'Who receives it.'),
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
      name: 'payment',
      title: 'Payment',
      type: 'object',
      description: 'Where the payment service keeps it.',
      group: 'payment',
      fields: [
        defineField({
          name: 'attempt',
          title: 'Attempt',
          type: 'number',
          description: 'How often a payment page was asked for, where the payment service failed.',
        }),
        written('sessionId', 'Session', 'Id of the payment page.'),
        written('paymentIntentId', 'Payment', 'Id of the payment; search for it at the payment service.'),
        defineField({
          name: 'paidAt',
          title: 'Paid',
          type: 'datetime',
          description: 'When the site knew of it.',
        }),
      ],
    }),
    defineField({
      name: 'invoiceNumber',
      title: 'Invoice',
      type: 'number',
      description: 'Its number in the sequence of invoices, which has no gaps; given when it is paid.',
      group: 'payment',
    }),
    defineField({
      name: 'invoicedAt',
      title: 'Invoiced',
      type: 'datetime',
      description: 'When the invoice got its number.',
      group: 'payment',
    }),
    defineField({
      name: 'holdsStock',
      title: 'Holds stock',
      type: 'boolean',
      description: 'Whether its goods are out of the stock.',
      group: 'payment',
    }),
    defineField({
      name: 'isWaiting',
      title: 'Money is on its way',
      type: 'boolean',
      description: 'Paid by transfer: the bank has yet to send it.',
      group: 'payment',
    }),
    defineField({
      name: 'mail',
      title: 'Confirmation',
      type: 'object',
      description: 'Whether the confirmation was mailed. Waiting mails are tried again by themselves.',
      group: 'payment',
      fields: mailFields,
    }),
    ...orderWorkFields,
    { ...written('locale', 'Language', 'Of the page on which it was placed.'), group: 'payment' },
    defineField({
      name: 'history',
      title: 'History',
      type: 'array',
      description: 'What happened to it, in the order in which it happened.',
      group: 'history',
      of: [
        defineArrayMember({
          name: 'orderEvent',
          title: 'Event',
          type: 'object',
          fields: [
            written('event', 'What', 'What happened.'),
            defineField({ name: 'at', title: 'When', type: 'datetime', description: 'When it happened.' }),
            staffField,
            written('refund', 'Refund', 'Key of the refund it tells of.'),
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
