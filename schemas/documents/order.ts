import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import {
  always,
  amountField,
  linesField,
  objectField,
  rowsField,
  textField,
  timeField,
  valueField,
  whenPresent,
} from '../fields/site-written.ts'
import { choiceTitle } from '../preview/choice-title.ts'
import { selectFields, subtitle } from '../preview/localized.ts'
import { ORDER_STATE_ICONS } from '../preview/order-states.ts'
import { shortMoment } from '../preview/short-moment.ts'
import { amountText } from '../shared/amounts.ts'
import { ORDER_EVENTS, ORDER_STATES, type OrderState } from '../shared/orders.ts'
import { describeOpenReturns } from '../shared/returns.ts'
import { orderDelivery, orderLine } from './order-items.ts'
import { orderPaymentFields } from './order-payment-fields.ts'
import { fulfilment, notes, returns, staffField } from './order-processing-fields.ts'

/** The gift card that pays an order or a part of it. */
const orderGiftCard = whenPresent(
  objectField('giftCard', 'Gift card', 'The gift card that pays the order or a part of it.', [
    always(textField('card', 'Card', 'ID of the gift card document.')),
    always(textField('ending', 'Ending', 'The last four characters of its code.')),
    always(amountField('amount', 'Amount', 'What the card pays.')),
    amountField('missing', 'Missing', 'What the card no longer had when the payment arrived late.'),
  ]),
)

/** The codes and promotions of an order, as each was named and computed when the order was placed. */
const discounts = whenPresent(
  rowsField('discounts', 'Discounts', 'Codes and promotions that were applied.', {
    name: 'orderDiscount',
    title: 'Discount',
    fields: [
      always(textField('title', 'Name', 'In the order’s language.')),
      textField('code', 'Code', 'The code that the customer entered.'),
      always(textField('discount', 'Discount', 'ID of the discount document.')),
      always(amountField('amount', 'Amount', 'What it took off.')),
    ],
    preview: {
      select: { title: 'title', code: 'code' },
      prepare: ({ title, code }: Record<string, unknown>) => ({
        title: String(title),
        subtitle: typeof code === 'string' ? code : 'automatic',
      }),
    },
  }),
)

const money = (minor: unknown, currency: unknown): string | undefined =>
  typeof minor === 'number' && typeof currency === 'string' ? amountText(minor, currency) : undefined

/** Puts fields into a group of the form. */
const inGroup = <const Fields extends readonly object[]>(group: string, ...fields: Fields) =>
  fields.map((field) => ({ ...field, group })) as Grouped<Fields>

type Grouped<Fields> = { -readonly [Index in keyof Fields]: Fields[Index] & { group: string } }

const history = rowsField('history', 'History', 'All events, in order.', {
  name: 'orderEvent',
  title: 'Event',
  fields: [
    always(valueField('event', 'What', 'The event.', ORDER_EVENTS)),
    always(timeField('at', 'Date', 'When it happened.')),
    staffField,
    textField('refund', 'Refund', 'Key of the refund it’s about.'),
  ],
  preview: {
    select: { event: 'event', at: 'at' },
    prepare: ({ event, at }: Record<string, unknown>) => ({
      title: choiceTitle(ORDER_EVENTS, event),
      subtitle: typeof at === 'string' ? new Date(at).toLocaleString('en-GB') : undefined,
    }),
  },
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
    ...inGroup(
      'order',
      always(textField('number', 'Number', 'The order number shown to the customer.')),
      always(valueField('state', 'State', 'The status of the order.', ORDER_STATES)),
      always(timeField('placedAt', 'Placed', 'When it was placed and its stock reserved.')),
      timeField(
        'reclaimableAt',
        'Stock reserved until',
        'If the order is still unpaid, other customers can buy its stock from this time on.',
      ),
      always(
        objectField('customer', 'Customer', 'Who placed the order.', [
          textField('name', 'Name', 'As in their account. Can be empty.'),
          always(textField('email', 'Email', 'Where the confirmation was sent.')),
          always(textField('uid', 'Account', 'Account ID.')),
        ]),
      ),
      always(
        defineField({
          name: 'lines',
          title: 'Items',
          type: 'array',
          description: 'What was bought, with names and prices at the time.',
          of: [orderLine],
        }),
      ),
      discounts,
      orderDelivery,
      always(textField('currency', 'Currency', 'The currency of the payment.')),
      always(
        objectField('totals', 'Totals', 'The total amount.', [
          always(amountField('subtotal', 'Subtotal', 'Before discounts.')),
          always(amountField('discount', 'Discount', 'What sale prices took off.')),
          always(amountField('tax', 'Tax', 'Tax on the discounted items.')),
          always(amountField('serviceCharge', 'Service charge', 'The service charge.')),
          always(amountField('payable', 'Payable', 'The total. A gift card pays a part of it.')),
        ]),
      ),
      orderGiftCard,
      whenPresent(
        objectField('shipping', 'Shipping address', 'As entered on the payment page.', [
          always(textField('name', 'Name', 'The recipient.')),
          always(linesField('address', 'Address', 'Line by line.', 5)),
        ]),
      ),
      whenPresent(
        timeField(
          'downloadsAgreedAt',
          'Agreed to immediate download',
          'When the customer agreed to lose the right to cancel by downloading.',
        ),
      ),
      fulfilment,
      returns,
    ),
    ...inGroup('payment', ...orderPaymentFields),
    ...inGroup('history', notes, always(history)),
  ],
  orderings: [
    { name: 'placed', title: 'Newest first', by: [{ field: 'placedAt', direction: 'desc' }] },
    { name: 'number', title: 'Number', by: [{ field: 'number', direction: 'asc' }] },
  ],
  preview: {
    select: {
      ...selectFields('number', 'state', 'currency', 'placedAt', 'returns'),
      name: 'customer.name',
      email: 'customer.email',
      payable: 'totals.payable',
    },
    prepare: ({
      number,
      state,
      name,
      email,
      payable,
      currency,
      placedAt,
      returns,
    }: Record<string, unknown>) => ({
      title: subtitle(String(number), money(payable, currency)),
      subtitle: subtitle(
        describeOpenReturns(returns),
        shortMoment(placedAt),
        typeof name === 'string' && name !== '' ? name : String(email),
      ),
      media: ORDER_STATE_ICONS[state as OrderState],
    }),
  },
})
