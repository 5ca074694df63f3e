/** How far an order has come. `pending` holds stock and waits for its payment; `expired` and `failed` have given the stock back. */
export const ORDER_STATES = [
  { value: 'pending', title: 'Waiting for payment' },
  { value: 'paid', title: 'To be fulfilled' },
  { value: 'fulfilled', title: 'Fulfilled' },
  { value: 'refunded', title: 'Refunded' },
  { value: 'expired', title: 'Never paid' },
  { value: 'failed', title: 'Payment failed' },
] as const

/** The state of an order. */
export type OrderState = (typeof ORDER_STATES)[number]['value']

/** The states alone, as parsers take them. */
export const ORDER_STATE_VALUES = ORDER_STATES.map(({ value }) => value) as [OrderState, ...OrderState[]]

/** What happened to an order, as its history tells. */
export const ORDER_EVENTS = [
  { value: 'placed', title: 'Placed, stock reserved' },
  { value: 'paymentOpened', title: 'Payment page opened' },
  { value: 'paymentWaiting', title: 'Paid by transfer, money not there yet' },
  { value: 'paid', title: 'Paid' },
  { value: 'fulfilled', title: 'Fulfilled' },
  { value: 'parcelChanged', title: 'Carrier or tracking number mended' },
  { value: 'partlyRefunded', title: 'Paid back in part' },
  { value: 'refunded', title: 'Paid back in full' },
  { value: 'refundAsked', title: 'Refund asked for' },
  { value: 'refundFailed', title: 'Refund did not go through' },
  { value: 'goodsTaken', title: 'Goods of that refund taken out of the stock again' },
  { value: 'goodsSold', title: 'Goods of that refund are sold: get more, or pay back anew' },
  { value: 'mailAsked', title: 'Mail sent again' },
  { value: 'expired', title: 'Not paid in time, stock given back' },
  { value: 'failed', title: 'Payment failed, stock given back' },
  { value: 'paidLate', title: 'Paid after its stock was given back' },
  { value: 'short', title: 'Not enough left to take its goods again: get more, or refund it' },
] as const

/** What happened to an order. */
export type OrderEvent = (typeof ORDER_EVENTS)[number]['value']

/** An invoice's number as it is printed: `MI-000042`. */
export const invoiceNumberText = (number: number): string => `MI-${String(number).padStart(6, '0')}`

/** A credit note's number as it is printed: `MC-000007`. */
export const creditNoteNumberText = (number: number): string => `MC-${String(number).padStart(6, '0')}`

/** Mails to the customer about an order: that it is paid, that it is on its way, that money goes back. */
export const ORDER_MAILS = [
  { value: 'paid', title: 'Confirmation of payment' },
  { value: 'fulfilled', title: 'Goods are on their way' },
  { value: 'refunded', title: 'Money goes back' },
] as const

/** A mail to the customer about an order. */
export type OrderMail = (typeof ORDER_MAILS)[number]['value']

/** The kinds alone, as parsers take them. */
export const ORDER_MAIL_VALUES = ORDER_MAILS.map(({ value }) => value) as [OrderMail, ...OrderMail[]]
