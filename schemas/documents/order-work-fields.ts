import { defineArrayMember, defineField } from 'sanity'
import { ORDER_MAILS } from '../shared/orders.ts'

const text = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description })

const moment = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'datetime', description })

const count = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'number', description })

/** Somebody who works in Studio. */
export const staffField = defineField({
  name: 'by',
  title: 'By',
  type: 'object',
  description: 'Who did it; nobody where the site did it by itself.',
  fields: [text('id', 'Id', 'Of their account.'), text('name', 'Name', 'As it was then.')],
})

const fulfilment = defineField({
  name: 'fulfilment',
  title: 'Sent',
  type: 'object',
  description: 'When its goods left, and with whom.',
  group: 'order',
  fields: [
    moment('at', 'When', 'When it was marked as sent.'),
    staffField,
    text('carrier', 'Carrier', 'Who brings it.'),
    text('tracking', 'Tracking number', 'By which the customer finds the parcel.'),
  ],
})

const creditNote = defineField({
  name: 'creditNote',
  title: 'Credit note',
  type: 'object',
  description: 'What it takes back of the invoice; it never changes.',
  hidden: ({ value }) => value === undefined,
  fields: [
    count('number', 'Number', 'From one sequence without gaps.'),
    moment('at', 'When', 'When it was given.'),
    defineField({
      name: 'taxes',
      title: 'Taxes',
      type: 'array',
      description: 'By rate, in the smallest unit of the currency.',
      of: [
        defineArrayMember({
          name: 'creditedTax',
          title: 'Tax',
          type: 'object',
          fields: [
            count('percent', 'Rate', 'In per cent.'),
            count('net', 'Net', 'What the tax is taken of.'),
            count('amount', 'Tax', 'What goes back of it.'),
          ],
          preview: { select: { title: 'percent', subtitle: 'amount' } },
        }),
      ],
    }),
    count('serviceCharge', 'Service charge', 'What goes back of it.'),
  ],
})

const refunds = defineField({
  name: 'refunds',
  title: 'Refunds',
  type: 'array',
  description: 'What was paid back, wherever that was done. Amounts in the smallest unit of the currency.',
  group: 'payment',
  of: [
    defineArrayMember({
      name: 'orderRefund',
      title: 'Refund',
      type: 'object',
      fields: [
        text('state', 'State', 'asked, made or failed.'),
        count('amount', 'Amount', 'All of it.'),
        defineField({
          name: 'lines',
          title: 'Goods',
          type: 'array',
          description: 'For which goods; none where it was made at the payment service.',
          of: [
            defineArrayMember({
              name: 'orderRefundLine',
              title: 'Line',
              type: 'object',
              fields: [
                text('line', 'Line', 'Key of the line.'),
                count('quantity', 'Quantity', 'How many pieces.'),
                count('amount', 'Amount', 'For these, with their tax.'),
              ],
              preview: { select: { title: 'line', subtitle: 'quantity' } },
            }),
          ],
        }),
        defineField({
          name: 'restock',
          title: 'Back into the stock',
          type: 'boolean',
          description: 'Whether the goods can be sold again.',
        }),
        moment('at', 'When', 'When it was asked for.'),
        staffField,
        text('refundId', 'Refund', 'Its id at the payment service.'),
        text('reason', 'Reason', 'Why it failed.'),
        creditNote,
      ],
      preview: { select: { title: 'amount', subtitle: 'state' } },
    }),
  ],
})

const returned = defineField({
  name: 'returned',
  title: 'Came back',
  type: 'array',
  description: 'What has come back into the stock with refunds, by the keys of lines.',
  group: 'payment',
  of: [
    defineArrayMember({
      name: 'orderReturn',
      title: 'Line',
      type: 'object',
      fields: [count('pieces', 'Pieces', 'How many.')],
      preview: { select: { title: 'pieces' } },
    }),
  ],
})

/** How far a mail has come. */
export const mailFields = [
  text('state', 'State', 'waiting, sent or refused.'),
  count('attempts', 'Attempts', 'How often it was tried.'),
  moment('nextAttemptAt', 'Next attempt', 'When it is tried next.'),
  moment('sentAt', 'Sent', 'When it went out.'),
  text('reason', 'Reason', 'Why the last attempt failed.'),
]

const mails = defineField({
  name: 'mails',
  title: 'Further mails',
  type: 'array',
  description:
    'That goods were sent, that money goes back, and copies. Waiting mails are tried again by themselves.',
  group: 'payment',
  of: [
    defineArrayMember({
      name: 'orderMail',
      title: 'Mail',
      type: 'object',
      fields: [
        defineField({
          name: 'kind',
          title: 'What it says',
          type: 'string',
          description: 'What the customer is told.',
          options: { list: ORDER_MAILS.map(({ value, title }) => ({ value, title })) },
        }),
        text('refund', 'Refund', 'Key of the refund it tells of.'),
        ...mailFields,
      ],
      preview: { select: { title: 'kind', subtitle: 'state' } },
    }),
  ],
})

/** What becomes of an order once it is paid. */
export const orderWorkFields = [fulfilment, refunds, returned, mails]
