import {
  always,
  amountField,
  billingFields,
  flagField,
  languageField,
  numberField,
  objectField,
  rowsField,
  textField,
  timeField,
  valueField,
  whenPresent,
} from '../fields/site-written.ts'
import { AUTOMATIC_TAX_STATUSES } from '../shared/automatic-tax.ts'
import { mailFields, mails, refunds, returned } from './order-processing-fields.ts'

const taxes = rowsField('taxes', 'Taxes', 'By rate, as on the invoice.', {
  name: 'orderTax',
  title: 'Tax',
  fields: [
    always(numberField('percent', 'Rate', 'In percent.')),
    always(amountField('net', 'Net', 'The amount that is taxed.')),
    always(amountField('amount', 'Tax', 'The total amount.')),
  ],
  preview: {
    select: { percent: 'percent' },
    prepare: ({ percent }: Record<string, unknown>) => ({ title: `${String(percent)}%` }),
  },
})

const billing = whenPresent(
  objectField('billing', 'Billing details', 'The billing details when the order was placed.', billingFields),
)

const rates = whenPresent(
  objectField('rates', 'Rates', 'The exchange rates used, if prices were converted.', [
    always(textField('base', 'Base', 'The base currency.')),
    textField('asOf', 'As of', 'Date of the rates.'),
  ]),
)

const payment = objectField('payment', 'Payment', 'The payment in Stripe.', [
  numberField('attempt', 'Attempt', 'Number of attempts to open a payment page after errors at Stripe.'),
  textField('sessionId', 'Session', 'The checkout session ID.'),
  textField('paymentIntentId', 'Payment', 'The payment ID. Search for it in Stripe.'),
  timeField('paidAt', 'Paid', 'When the site registered the payment.'),
])

const mail = objectField(
  'mail',
  'Payment confirmation',
  'Whether the confirmation was sent. Waiting emails are retried automatically.',
  mailFields,
)

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
  always(languageField('Language', 'The language of the page where it was placed.')),
]
