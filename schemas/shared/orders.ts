/**
 * The states of an order, whether each is paid, and the states that may follow it. `pending` reserves stock until it is paid; `expired`
 * and `failed` have released it. A late payment leads out of both, and a refund that the bank returns leads out of `refunded`.
 */
export const ORDER_STATES = [
  {
    value: 'pending',
    title: 'Awaiting payment',
    isPaid: false,
    next: ['paid', 'fulfilled', 'refunded', 'expired', 'failed'],
  },
  { value: 'paid', title: 'Ready to fulfil', isPaid: true, next: ['fulfilled', 'refunded'] },
  { value: 'fulfilled', title: 'Fulfilled', isPaid: true, next: ['refunded'] },
  { value: 'refunded', title: 'Refunded', isPaid: true, next: ['paid', 'fulfilled'] },
  { value: 'expired', title: 'Never paid', isPaid: false, next: ['paid', 'fulfilled', 'refunded'] },
  { value: 'failed', title: 'Payment failed', isPaid: false, next: ['paid', 'fulfilled', 'refunded'] },
] as const

export type OrderState = (typeof ORDER_STATES)[number]['value']

const findState = (state: OrderState): { isPaid: boolean; next: readonly OrderState[] } | undefined =>
  ORDER_STATES.find(({ value }) => value === state)

/** Returns whether an order was paid, including refunded orders. */
export const isPaid = (state: OrderState): boolean => findState(state)?.isPaid ?? false

/** Returns whether an order in one state may change to another. */
export const canBecome = (from: OrderState, to: OrderState): boolean =>
  findState(from)?.next.includes(to) ?? false

/** Returns whether the money of an order can be returned: it is paid and not refunded in full. */
export const isRefundable = (state: OrderState): boolean => isPaid(state) && canBecome(state, 'refunded')

/** Returns whether the items of an order can be sent: it is paid, not refunded in full and not fulfilled yet. */
export const isShippable = (state: OrderState): boolean =>
  isRefundable(state) && canBecome(state, 'fulfilled')

export const ORDER_STATE_VALUES = ORDER_STATES.map(({ value }) => value)

export const PAID_STATES = ORDER_STATE_VALUES.filter(isPaid)

/** The states of orders that were never paid and have released their stock and codes, for queries. */
export const RELEASED_STATES = ORDER_STATE_VALUES.filter((state) => state !== 'pending' && !isPaid(state))

export const ORDER_EVENTS = [
  { value: 'placed', title: 'Placed, stock reserved' },
  { value: 'restored', title: 'Recovered from its payment after being lost' },
  { value: 'paymentOpened', title: 'Payment page opened' },
  { value: 'paymentWaiting', title: 'Paid by bank transfer, awaiting the money' },
  { value: 'paid', title: 'Paid' },
  { value: 'fulfilled', title: 'Fulfilled' },
  { value: 'parcelChanged', title: 'Tracking details edited' },
  { value: 'partlyRefunded', title: 'Partly refunded' },
  { value: 'refunded', title: 'Refunded in full' },
  { value: 'refundAsked', title: 'Refund requested' },
  { value: 'refundFailed', title: 'Refund failed' },
  { value: 'goodsTaken', title: 'Refunded items taken out of stock again' },
  { value: 'goodsSold', title: 'Refunded items have been sold: restock them, or refund again' },
  { value: 'returnAsked', title: 'Return requested by the customer' },
  { value: 'returnApproved', title: 'Return approved' },
  { value: 'returnReceived', title: 'Returned items received' },
  { value: 'returnRefused', title: 'Return refused' },
  { value: 'returnClosed', title: 'Return closed, nothing left to refund' },
  { value: 'mailAsked', title: 'Email resent' },
  { value: 'noteRemoved', title: 'Internal note removed' },
  { value: 'expired', title: 'Not paid in time, stock released' },
  { value: 'failed', title: 'Payment failed, stock released' },
  { value: 'paidLate', title: 'Paid after its stock was released' },
  { value: 'fileMissing', title: 'A purchased file is missing: send it to the customer, or refund it' },
  { value: 'short', title: 'Not enough stock left: restock, or refund the order' },
  {
    value: 'giftCardShort',
    title: 'Not enough left on the gift card: ask the customer, or refund the order',
  },
] as const

export type OrderEvent = (typeof ORDER_EVENTS)[number]['value']

/** The prefix of order numbers: one to four capital letters. */
export const ORDER_PREFIX = /^[A-Z]{1,4}$/

/** The number of a paper of an order. It takes the order's prefix, so that it stays when the shop chooses another one. */
const paperNumber = (order: { number: string }, kind: 'I' | 'C', number: number): string =>
  `${order.number.split('-', 1)[0]}${kind}-${String(number).padStart(6, '0')}`

/** Formats the invoice number of an order: `MI-000042` for an order `M-7F3A-09C2`. */
export const invoiceNumberText = (order: { number: string }, number: number): string =>
  paperNumber(order, 'I', number)

/** Formats the number of a credit note of an order: `MC-000007` for an order `M-7F3A-09C2`. */
export const creditNoteNumberText = (order: { number: string }, number: number): string =>
  paperNumber(order, 'C', number)

/** Documents of an order as PDF files. Packing slips are for staff only. */
export const ORDER_DOCUMENT_VALUES = ['invoice', 'credit-note', 'packing-slip'] as const

export type OrderDocumentKind = (typeof ORDER_DOCUMENT_VALUES)[number]

/** Characters of a carrier or tracking number, and of a note or a text for the customer. */
export const SHIPMENT_TEXT_MAX = 120
export const NOTE_MAX = 2_000

/** Emails to the customer about an order. */
export const ORDER_MAILS = [
  { value: 'paid', title: 'Payment confirmation' },
  { value: 'paymentFailed', title: 'Payment failed' },
  { value: 'fulfilled', title: 'Shipping confirmation' },
  { value: 'refunded', title: 'Refund confirmation' },
  { value: 'returnAsked', title: 'Return request received' },
  { value: 'returnApproved', title: 'Return approved, with the label' },
  { value: 'returnRefused', title: 'Return refused' },
] as const

export type OrderMail = (typeof ORDER_MAILS)[number]['value']

export const ORDER_MAIL_VALUES = ORDER_MAILS.map(({ value }) => value)

/** The delivery states of an email: `refused` if the mail service rejected it. */
export const MAIL_STATES = [
  { value: 'waiting', title: 'Waiting' },
  { value: 'sent', title: 'Sent' },
  { value: 'refused', title: 'Rejected by the email service' },
] as const

export const MAIL_STATE_VALUES = MAIL_STATES.map(({ value }) => value)
