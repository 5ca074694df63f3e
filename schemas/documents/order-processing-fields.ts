import {
  always,
  flagField,
  linesField,
  numberField,
  objectField,
  rowsField,
  textField,
  timeField,
  valueField,
  whenPresent,
} from '../fields/site-written.ts'
import { choiceTitle } from '../preview/choice-title.ts'
import { MAIL_STATES, ORDER_MAILS } from '../shared/orders.ts'
import { REFUND_CAUSES, REFUND_STATES } from '../shared/refunds.ts'
import { RETURN_REASONS, RETURN_STATES } from '../shared/returns.ts'

/** A Studio user. */
export const staffField = objectField('by', 'By', 'Who did it. Empty if the site did it automatically.', [
  always(textField('id', 'Id', 'The ID of their account.')),
  always(textField('name', 'Name', 'Their name at the time.')),
])

export const fulfilment = objectField('fulfilment', 'Shipping', 'When the order was shipped, and how.', [
  always(timeField('at', 'Date', 'When it was marked as sent.')),
  always(staffField),
  textField('carrier', 'Carrier', 'The shipping company.'),
  textField('tracking', 'Tracking number', 'Lets the customer track the parcel.'),
])

const creditNote = whenPresent(
  objectField('creditNote', 'Credit note', 'The credit note for this refund. It never changes.', [
    always(numberField('number', 'Number', 'From a sequence without gaps.')),
    always(timeField('at', 'Date', 'When it was issued.')),
    always(
      rowsField('taxes', 'Taxes', 'By rate, in the smallest unit of the currency.', {
        name: 'creditedTax',
        title: 'Tax',
        fields: [
          numberField('percent', 'Rate', 'In percent.'),
          always(numberField('net', 'Net', 'The amount that is taxed.')),
          always(numberField('amount', 'Tax', 'The refunded amount.')),
        ],
        preview: { select: { title: 'percent', subtitle: 'amount' } },
      }),
    ),
    always(numberField('serviceCharge', 'Service charge', 'The refunded amount.')),
  ]),
)

export const refunds = rowsField(
  'refunds',
  'Refunds',
  'All refunds, including those made in Stripe. Amounts are in the smallest unit of the currency.',
  {
    name: 'orderRefund',
    title: 'Refund',
    fields: [
      always(valueField('state', 'State', 'Whether Stripe has made it.', REFUND_STATES)),
      always(numberField('amount', 'Amount', 'The total amount.')),
      numberField('giftCardAmount', 'To the gift card', 'The part that goes back to the gift card.'),
      rowsField(
        'lines',
        'Items',
        'The refunded items. Empty for an amount without items, or a refund made in Stripe.',
        {
          name: 'orderRefundLine',
          title: 'Line',
          fields: [
            always(textField('line', 'Line', 'Key of the line.')),
            always(numberField('quantity', 'Quantity', 'How many.')),
            always(numberField('amount', 'Amount', 'The amount for these, including tax.')),
          ],
          preview: { select: { title: 'line', subtitle: 'quantity' } },
        },
      ),
      always(flagField('restock', 'Returned to stock', 'Whether the items can be sold again.')),
      always(timeField('at', 'Date', 'When it was requested.')),
      staffField,
      textField('refundId', 'Refund', 'The refund ID in Stripe.'),
      valueField(
        'cause',
        'Reason',
        'Why an amount was refunded without items. The customer sees it.',
        REFUND_CAUSES,
      ),
      textField('reason', 'Failure', 'Why it failed.'),
      numberField('attempt', 'Attempt', 'Number of attempts after errors at Stripe.'),
      creditNote,
    ],
    preview: { select: { title: 'amount', subtitle: 'state' } },
  },
)

/** Notes of the staff. The site never reads them for customers. */
export const notes = whenPresent(
  rowsField('notes', 'Internal notes', 'Notes for colleagues. Customers never see them.', {
    name: 'orderNote',
    title: 'Note',
    fields: [
      always(linesField('text', 'Text', 'The note.')),
      always(timeField('at', 'Date', 'When it was written.')),
      always(staffField),
    ],
    preview: { select: { title: 'text', subtitle: 'by.name' } },
  }),
)

/** Units that refunds returned to the stock. */
export const returned = rowsField(
  'returned',
  'Returned items',
  'Items returned to stock with refunds, by line key.',
  {
    name: 'orderReturn',
    title: 'Line',
    fields: [always(numberField('pieces', 'Quantity', 'How many.'))],
    preview: { select: { title: 'pieces' } },
  },
)

/** The delivery state of an email. */
export const mailFields = [
  always(valueField('state', 'State', 'Waiting emails are retried automatically.', MAIL_STATES)),
  always(numberField('attempts', 'Attempts', 'Number of attempts.')),
  timeField('nextAttemptAt', 'Next attempt', 'When it will be tried again.'),
  timeField('sentAt', 'Sent', 'When it was sent.'),
  textField('reason', 'Reason', 'Why the last attempt failed.'),
]

/** Emails other than the payment confirmation. */
export const mails = rowsField(
  'mails',
  'Other emails',
  'Shipping, refund and return emails, failed transfers, and copies. Waiting emails are retried automatically.',
  {
    name: 'orderMail',
    title: 'Email',
    fields: [
      always(valueField('kind', 'Type', 'The type of email.', ORDER_MAILS)),
      textField('refund', 'Refund', 'Key of the refund it’s about.'),
      textField('return', 'Return', 'Key of the return it’s about.'),
      ...mailFields,
    ],
    preview: { select: { title: 'kind', subtitle: 'state' } },
  },
)

export const returns = whenPresent(
  rowsField('returns', 'Returns', 'What the customer wants to send back, and how far it is.', {
    name: 'orderReturn',
    title: 'Return',
    fields: [
      always(valueField('state', 'State', 'How far the return is.', RETURN_STATES)),
      always(timeField('at', 'Date', 'When the customer requested it.')),
      always(
        rowsField('lines', 'Items', 'What is sent back.', {
          name: 'returnedLine',
          title: 'Item',
          fields: [
            always(textField('line', 'Line', 'Key of the line of the order.')),
            always(numberField('quantity', 'Quantity', 'How many.')),
          ],
          preview: { select: { title: 'line', subtitle: 'quantity' } },
        }),
      ),
      always(valueField('reason', 'Reason', 'Why the customer returns it.', RETURN_REASONS)),
      linesField('comment', 'Comment', 'What the customer wrote.'),
      linesField('label', 'Label', 'How to send it back, as emailed to the customer.'),
      linesField('refusal', 'Refusal', 'Why it was refused, as emailed to the customer.'),
      textField('refund', 'Refund', 'Key of its refund.'),
    ],
    preview: {
      select: { state: 'state', reason: 'reason' },
      prepare: ({ state, reason }: Record<string, unknown>) => ({
        title: choiceTitle(RETURN_STATES, state),
        subtitle: choiceTitle(RETURN_REASONS, reason),
      }),
    },
  }),
)
