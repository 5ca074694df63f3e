import { defineArrayMember, defineField } from 'sanity'
import { ORDER_MAILS } from '../shared/orders.ts'

const textField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description })

const dateTimeField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'datetime', description })

const numberField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'number', description })

/** A Studio user. */
export const staffField = defineField({
  name: 'by',
  title: 'By',
  type: 'object',
  description: 'Who did it. Empty if the site did it automatically.',
  fields: [
    textField('id', 'Id', 'The ID of their account.'),
    textField('name', 'Name', 'Their name at the time.'),
  ],
})

const fulfilment = defineField({
  name: 'fulfilment',
  title: 'Shipping',
  type: 'object',
  description: 'When the order was shipped, and how.',
  group: 'order',
  fields: [
    dateTimeField('at', 'Date', 'When it was marked as sent.'),
    staffField,
    textField('carrier', 'Carrier', 'The shipping company.'),
    textField('tracking', 'Tracking number', 'Lets the customer track the parcel.'),
  ],
})

const creditNote = defineField({
  name: 'creditNote',
  title: 'Credit note',
  type: 'object',
  description: 'The credit note for this refund. It never changes.',
  hidden: ({ value }) => value === undefined,
  fields: [
    numberField('number', 'Number', 'From a sequence without gaps.'),
    dateTimeField('at', 'Date', 'When it was issued.'),
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
            numberField('percent', 'Rate', 'In percent.'),
            numberField('net', 'Net', 'The amount that is taxed.'),
            numberField('amount', 'Tax', 'The refunded amount.'),
          ],
          preview: { select: { title: 'percent', subtitle: 'amount' } },
        }),
      ],
    }),
    numberField('serviceCharge', 'Service charge', 'The refunded amount.'),
  ],
})

const refunds = defineField({
  name: 'refunds',
  title: 'Refunds',
  type: 'array',
  description:
    'All refunds, including those made in Stripe. Amounts are in the smallest unit of the currency.',
  group: 'payment',
  of: [
    defineArrayMember({
      name: 'orderRefund',
      title: 'Refund',
      type: 'object',
      fields: [
        textField('state', 'State', 'asked, made or failed.'),
        numberField('amount', 'Amount', 'The total amount.'),
        defineField({
          name: 'lines',
          title: 'Items',
          type: 'array',
          description: 'The refunded items. Empty if the refund was made in Stripe.',
          of: [
            defineArrayMember({
              name: 'orderRefundLine',
              title: 'Line',
              type: 'object',
              fields: [
                textField('line', 'Line', 'Key of the line.'),
                numberField('quantity', 'Quantity', 'How many.'),
                numberField('amount', 'Amount', 'The amount for these, including tax.'),
              ],
              preview: { select: { title: 'line', subtitle: 'quantity' } },
            }),
          ],
        }),
        defineField({
          name: 'restock',
          title: 'Returned to stock',
          type: 'boolean',
          description: 'Whether the items can be sold again.',
        }),
        dateTimeField('at', 'Date', 'When it was requested.'),
        staffField,
        textField('refundId', 'Refund', 'The refund ID in Stripe.'),
        textField('reason', 'Reason', 'Why it failed.'),
        numberField('attempt', 'Attempt', 'Number of attempts after errors at Stripe.'),
        creditNote,
      ],
      preview: { select: { title: 'amount', subtitle: 'state' } },
    }),
  ],
})

const returned = defineField({
  name: 'returned',
  title: 'Returned items',
  type: 'array',
  description: 'Items returned to stock with refunds, by line key.',
  group: 'payment',
  of: [
    defineArrayMember({
      name: 'orderReturn',
      title: 'Line',
      type: 'object',
      fields: [numberField('pieces', 'Quantity', 'How many.')],
      preview: { select: { title: 'pieces' } },
    }),
  ],
})

/** The delivery state of an email. */
export const mailFields = [
  textField('state', 'State', 'waiting, sent or refused.'),
  numberField('attempts', 'Attempts', 'Number of attempts.'),
  dateTimeField('nextAttemptAt', 'Next attempt', 'When it will be tried again.'),
  dateTimeField('sentAt', 'Sent', 'When it was sent.'),
  textField('reason', 'Reason', 'Why the last attempt failed.'),
]

const mails = defineField({
  name: 'mails',
  title: 'Other emails',
  type: 'array',
  description: 'Shipping and refund emails, and copies. Waiting emails are retried automatically.',
  group: 'payment',
  of: [
    defineArrayMember({
      name: 'orderMail',
      title: 'Email',
      type: 'object',
      fields: [
        defineField({
          name: 'kind',
          title: 'Type',
          type: 'string',
          description: 'The type of email.',
          options: { list: ORDER_MAILS.map(({ value, title }) => ({ value, title })) },
        }),
        textField('refund', 'Refund', 'Key of the refund it’s about.'),
        ...mailFields,
      ],
      preview: { select: { title: 'kind', subtitle: 'state' } },
    }),
  ],
})

/** The fields of an order after payment. */
export const orderProcessingFields = [fulfilment, refunds, returned, mails]
