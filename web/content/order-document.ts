import { z } from 'zod'
import { ORDER_MAIL_VALUES, ORDER_STATE_VALUES } from '#schemas/shared/orders.ts'
import { BillingDetails } from './customers.ts'

const amount = z.number().int()

/** Somebody who works in Studio. */
const Staff = z.object({ id: z.string(), name: z.string() })

const Line = z.object({
  _key: z.string(),
  number: z.string(),
  product: z.string(),
  title: z.string(),
  kind: z.enum(['physical', 'digital']),
  quantity: amount,
  fullUnit: amount,
  unit: amount,
  total: amount,
  // Orders of an earlier day do not say.
  tax: amount.nullish(),
  /** Missing in orders of before invoices told taxes apart. */
  taxPercent: z.number().nullish(),
  isCounted: z.boolean(),
})

const HistoryEntry = z.object({
  _key: z.string(),
  at: z.string(),
  event: z.string(),
  by: Staff.nullish(),
  refund: z.string().nullish(),
})

/** How far a mail has come. */
const MailState = z.object({
  state: z.string(),
  attempts: z.number(),
  nextAttemptAt: z.string().nullish(),
  reason: z.string().nullish(),
  sentAt: z.string().nullish(),
})

const FurtherMail = MailState.extend({
  _key: z.string(),
  kind: z.enum(ORDER_MAIL_VALUES),
  refund: z.string().nullish(),
})

/** What a refund takes back of the invoice, as it was when it got its number: that is never changed. */
const CreditNote = z.object({
  number: amount,
  at: z.string(),
  /** By rate; without a rate where the invoice tells none apart. */
  taxes: z.array(z.object({ _key: z.string(), percent: z.number().nullish(), net: amount, amount })),
  serviceCharge: amount,
})

const Refund = z.object({
  /** The key under which it was asked for, or its id where it was made at the payment service. */
  _key: z.string(),
  state: z.enum(['asked', 'made', 'failed']),
  amount,
  lines: z.array(z.object({ _key: z.string(), line: z.string(), quantity: amount, amount })).nullish(),
  restock: z.boolean(),
  at: z.string(),
  by: Staff.nullish(),
  refundId: z.string().nullish(),
  reason: z.string().nullish(),
  /** Once it was made; it stays with a refund that the bank sends back. */
  creditNote: CreditNote.nullish(),
})

const Fulfilment = z.object({
  at: z.string(),
  by: Staff,
  carrier: z.string().nullish(),
  tracking: z.string().nullish(),
})

/** Parses an order as the lake keeps it; amounts in minor units of its currency. */
export const OrderDocument = z.object({
  _id: z.string(),
  _rev: z.string(),
  number: z.string(),
  state: z.enum(ORDER_STATE_VALUES),
  placedAt: z.string(),
  locale: z.string(),
  customer: z.object({ uid: z.string(), email: z.string(), name: z.string() }),
  currency: z.string(),
  lines: z.array(Line),
  totals: z.object({
    subtotal: amount,
    discount: amount,
    tax: amount,
    serviceCharge: amount,
    payable: amount,
  }),
  taxes: z.array(z.object({ _key: z.string(), percent: z.number(), net: amount, amount })).nullish(),
  billing: BillingDetails.nullish(),
  rates: z.object({ base: z.string(), asOf: z.string().nullish() }).nullish(),
  holdsStock: z.boolean(),
  isWaiting: z.boolean(),
  payment: z
    .object({
      /** Which attempt at opening a page is the next; missing until one came to nothing for good. */
      attempt: z.number().int().nullish(),
      sessionId: z.string().nullish(),
      paymentIntentId: z.string().nullish(),
      paidAt: z.string().nullish(),
    })
    .nullish(),
  /** Given once it is paid, from one sequence without gaps; to orders of an earlier day by reconciliation. */
  invoiceNumber: z.number().int().nullish(),
  /** When it was given; where that is not kept, it was when it was paid. */
  invoicedAt: z.string().nullish(),
  shipping: z.object({ name: z.string(), address: z.string() }).nullish(),
  fulfilment: Fulfilment.nullish(),
  refunds: z.array(Refund).nullish(),
  /** What has come back into the stock with refunds, by the keys of lines; orders of an earlier day do not say. */
  returned: z.array(z.object({ _key: z.string(), pieces: amount })).nullish(),
  mail: MailState.nullish(),
  mails: z.array(FurtherMail).nullish(),
  history: z.array(HistoryEntry).nullish(),
})
