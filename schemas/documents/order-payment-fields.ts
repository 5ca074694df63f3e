import { defineArrayMember, defineField } from 'sanity'
import {
  always,
  amountField,
  billingFields,
  flagField,
  numberField,
  textField,
  timeField,
  valueField,
} from '../fields/site-written.ts'
import { AUTOMATIC_TAX_STATUSES } from '../shared/automatic-tax.ts'
import { mailFields, mails, refunds, returned } from './order-processing-fields.ts'

const taxes = defineField({
  name: 'taxes',
  title: 'Taxes',
  type: 'array',
  description: 'By rate, as on the invoice.',
  of: [
    defineArrayMember({
      name: 'orderTax',
      title: 'Tax',
      type: 'object',
      fields: [
        always(numberField('percent', 'Rate', 'In percent.')),
        always(amountField('net', 'Net', 'The amount that is taxed.')),
        always(amountField('amount', 'Tax', 'The total amount.')),
      ],
      preview: {
        select: { percent: 'percent' },
        prepare: ({ percent }: Record<string, unknown>) => ({ title: `${String(percent)} %` }),
      },
    }),
  ],
})

const billing = defineField({
  name: 'billing',
  title: 'Billing details',
  type: 'object',
  description: 'The billing details when the order was placed.',
  hidden: ({ value }) => value === undefined,
  fields: billingFields,
})

const rates = defineField({
  name: 'rates',
  title: 'Rates',
  type: 'object',
  description: 'The exchange rates used, if prices were converted.',
  hidden: ({ value }) => value === undefined,
  fields: [
    always(textField('base', 'Base', 'The base currency.')),
    textField('asOf', 'As of', 'Date of the rates.'),
  ],
})

const payment = defineField({
  name: 'payment',
  title: 'Payment',
  type: 'object',
  description: 'The payment in Stripe.',
  fields: [
    numberField('attempt', 'Attempt', 'Number of attempts to open a payment page after errors at Stripe.'),
    textField('sessionId', 'Session', 'The checkout session ID.'),
    textField('paymentIntentId', 'Payment', 'The payment ID. Search for it in Stripe.'),
    timeField('paidAt', 'Paid', 'When the site registered the payment.'),
  ],
})

const mail = defineField({
  name: 'mail',
  title: 'Payment confirmation',
  type: 'object',
  description: 'Whether the confirmation was sent. Waiting emails are retried automatically.',
  fields: mailFields,
})

/** The fields of an order about its payment, refunds and emails. */
export const orderPaymentFields = [
  taxes,
  textField('taxName', 'Name of the tax', 'In the order’s language. Missing without a name.'),
  textField(
    'taxCountry',
    'Tax country',
    'The country that the customer chose, if “Tax by country” listed it. With Stripe Tax, the country of the address.',
  ),
  valueField(
    'automaticTaxStatus',
    'Stripe Tax',
    'Stripe’s computation of the tax. Missing if the shop’s own rates apply.',
    AUTOMATIC_TAX_STATUSES,
  ),
  flagField(
    'pricesIncludeTax',
    'Prices include tax',
    'Whether tax is part of all amounts above. Missing means no.',
  ),
  billing,
  rates,
  payment,
  numberField(
    'invoiceNumber',
    'Invoice',
    'The invoice number, from a sequence without gaps. Assigned on payment.',
  ),
  timeField('invoicedAt', 'Invoiced', 'When the invoice number was assigned.'),
  always(flagField('holdsStock', 'Holds stock', 'Whether its items are reserved or taken from stock.')),
  always(
    flagField('isWaiting', 'Payment pending', 'Paid by bank transfer, but the money hasn’t arrived yet.'),
  ),
  mail,
  refunds,
  returned,
  mails,
  always(textField('locale', 'Language', 'The language of the page where it was placed.')),
]
