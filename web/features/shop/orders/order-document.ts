import { z } from 'zod'
import { AUTOMATIC_TAX_STATUS_VALUES } from '#schemas/shared/automatic-tax.ts'
import type { Order as StoredOrder } from '#schemas/shared/documents.generated.ts'
import { MAIL_STATE_VALUES, ORDER_MAIL_VALUES, ORDER_STATE_VALUES } from '#schemas/shared/orders.ts'
import { PRODUCT_KIND_VALUES } from '#schemas/shared/product-options.ts'
import { REFUND_CAUSE_VALUES, REFUND_STATE_VALUES } from '#schemas/shared/refunds.ts'
import { RETURN_REASON_VALUES, RETURN_STATE_VALUES } from '#schemas/shared/returns.ts'
import { storedBillingSchema } from '#web/features/account/queries.ts'
import { localeOrDefault } from '#web/i18n/routing.ts'
import { documentSchema } from '#web/sanity/document-schema.ts'
import { textOrEmpty } from '#web/sanity/parse.ts'

const amount = z.number().int()

/** A Studio user. */
const staffSchema = z.object({ id: z.string(), name: z.string() })

/** Parses the file stored with an order line. */
export const soldFileSchema = z.object({
  name: z.string().nullish(),
  mediaType: z.string().nullish(),
  /** Ids of the private documents that hold the file, in order. */
  parts: z.array(z.string()).min(1),
})

/** The file of a digital line as it was when the order was placed. */
export type SoldFile = z.output<typeof soldFileSchema>

const lineSchema = z.object({
  _key: z.string(),
  number: z.string(),
  product: z.string(),
  /** Key of the variant, and its options in the order's language; missing for products without variants. */
  variant: z.string().nullish(),
  options: z.string().nullish(),
  title: z.string(),
  kind: z.enum(PRODUCT_KIND_VALUES),
  quantity: amount,
  fullUnit: amount,
  unit: amount,
  total: amount,
  /** Its share of the order's discounts; missing without any. */
  discount: amount.nullish(),
  // Missing in older orders.
  tax: amount.nullish(),
  /** Missing in orders from before invoices listed tax rates. */
  taxPercent: z.number().nullish(),
  /** Stripe's tax code; missing unless Stripe Tax computes the tax. */
  taxCode: z.string().nullish(),
  isCounted: z.boolean(),
  /** Missing for physical products, and for digital ones that had none. */
  file: soldFileSchema.nullish(),
})

/** A code or promotion, named in the order's language. */
const orderDiscountSchema = z.object({
  _key: z.string(),
  discount: z.string(),
  title: z.string(),
  code: z.string().nullish(),
  amount,
})

/** How an order is delivered, named in the order's language; missing for downloads. */
const orderDeliverySchema = z.object({
  method: z.string(),
  title: z.string(),
  countries: z.array(z.string()),
  minDays: z.number().int(),
  maxDays: z.number().int(),
  price: amount,
  discount: amount.nullish(),
  tax: amount,
  taxPercent: z.number(),
  taxCode: z.string().nullish(),
})

const historyEntrySchema = z.object({
  _key: z.string(),
  at: z.string(),
  event: z.string(),
  by: staffSchema.nullish(),
  refund: z.string().nullish(),
})

const mailStateSchema = z.object({
  state: z.enum(MAIL_STATE_VALUES),
  attempts: z.number(),
  nextAttemptAt: z.string().nullish(),
  reason: z.string().nullish(),
  sentAt: z.string().nullish(),
})

const furtherMailSchema = mailStateSchema.extend({
  _key: z.string(),
  kind: z.enum(ORDER_MAIL_VALUES),
  refund: z.string().nullish(),
  return: z.string().nullish(),
})

/** The credit note of a refund. It never changes after it has its number. */
const creditNoteSchema = z.object({
  number: amount,
  at: z.string(),
  /** By rate; without a rate if the invoice lists none. */
  taxes: z.array(z.object({ _key: z.string(), percent: z.number().nullish(), net: amount, amount })),
  serviceCharge: amount,
})

const refundSchema = z.object({
  /** The key of the request, or the Stripe id of a refund created at Stripe. */
  _key: z.string(),
  state: z.enum(REFUND_STATE_VALUES),
  amount,
  lines: z.array(z.object({ _key: z.string(), line: z.string(), quantity: amount, amount })).nullish(),
  restock: z.boolean(),
  at: z.string(),
  by: staffSchema.nullish(),
  refundId: z.string().nullish(),
  /** Why staff refunded an amount without line items. */
  cause: z.enum(REFUND_CAUSE_VALUES).nullish(),
  /** Why it failed. */
  reason: z.string().nullish(),
  /** The number of the next attempt; missing until an attempt has failed under its idempotency key. */
  attempt: z.number().int().nullish(),
  /** Set once the refund is made; it stays if the bank returns the refund. */
  creditNote: creditNoteSchema.nullish(),
  /** The part that goes back to the gift card; 0 if the refund failed before it was made. */
  giftCardAmount: amount.nullish(),
})

const returnSchema = z.object({
  _key: z.string(),
  state: z.enum(RETURN_STATE_VALUES),
  at: z.string(),
  lines: z.array(z.object({ _key: z.string(), line: z.string(), quantity: amount })),
  reason: z.enum(RETURN_REASON_VALUES),
  comment: z.string().nullish(),
  /** How to send it back; set by approval. */
  label: z.string().nullish(),
  /** Why it was refused. */
  refusal: z.string().nullish(),
  /** Key of its refund. */
  refund: z.string().nullish(),
})

const fulfilmentSchema = z.object({
  at: z.string(),
  by: staffSchema,
  carrier: z.string().nullish(),
  tracking: z.string().nullish(),
})

/**
 * Parses a stored order; amounts in minor units of its currency. Checked against the content model. It leaves out the notes of the staff,
 * so that nothing that customers see can show them.
 */
export const orderSchema = documentSchema<StoredOrder>()(
  z.object({
    _id: z.string(),
    _rev: z.string(),
    number: z.string(),
    state: z.enum(ORDER_STATE_VALUES),
    placedAt: z.string(),
    /** When other customers may take over its stock while it is unpaid. Missing in older orders. */
    reclaimableAt: z.string().nullish(),
    locale: z.string().transform(localeOrDefault),
    customer: z.object({ uid: z.string(), email: z.string(), name: textOrEmpty }),
    currency: z.string(),
    lines: z.array(lineSchema),
    discounts: z.array(orderDiscountSchema).nullish(),
    delivery: orderDeliverySchema.nullish(),
    totals: z.object({
      subtotal: amount,
      discount: amount,
      tax: amount,
      serviceCharge: amount,
      payable: amount,
    }),
    /** What a gift card pays of the total. Only the ending of its code is stored. */
    giftCard: z
      .object({
        card: z.string(),
        ending: z.string(),
        amount,
        /** What the card no longer had when the payment arrived late. */
        missing: amount.nullish(),
      })
      .nullish(),
    taxes: z.array(z.object({ _key: z.string(), percent: z.number(), net: amount, amount })).nullish(),
    /** The name of the tax in the order's language, and the country whose own rates apply; missing for the shop's rates. */
    taxName: z.string().nullish(),
    taxCountry: z.string().nullish(),
    /** Stripe's computation of the tax; missing if the shop's own rates apply. Until it is complete, the total has no tax. */
    automaticTaxStatus: z.enum(AUTOMATIC_TAX_STATUS_VALUES).nullish(),
    /** Missing in orders to whose prices tax was added. */
    pricesIncludeTax: z.boolean().nullish(),
    billing: storedBillingSchema.nullish(),
    rates: z.object({ base: z.string(), asOf: z.string().nullish() }).nullish(),
    holdsStock: z.boolean(),
    isWaiting: z.boolean(),
    payment: z
      .object({
        /** The number of the next attempt to open a payment page; missing until an attempt has failed permanently. */
        attempt: z.number().int().nullish(),
        sessionId: z.string().nullish(),
        paymentIntentId: z.string().nullish(),
        paidAt: z.string().nullish(),
      })
      .nullish(),
    /** Assigned after payment, from a gapless sequence; reconciliation assigns it to older orders. */
    invoiceNumber: z.number().int().nullish(),
    /** When the number was assigned; if missing, when the order was paid. */
    invoicedAt: z.string().nullish(),
    shipping: z.object({ name: z.string(), address: z.string() }).nullish(),
    fulfilment: fulfilmentSchema.nullish(),
    /** When the customer agreed that a download ends the right to cancel; before that no file is sent. */
    downloadsAgreedAt: z.string().nullish(),
    refunds: z.array(refundSchema).nullish(),
    /** What the customer wants to send back. */
    returns: z.array(returnSchema).nullish(),
    /** Units returned to the stock with refunds, by the keys of lines; missing in older orders. */
    returned: z.array(z.object({ _key: z.string(), pieces: amount })).nullish(),
    mail: mailStateSchema.nullish(),
    mails: z.array(furtherMailSchema).nullish(),
    history: z.array(historyEntrySchema).nullish(),
  }),
)

/** A stored order; amounts in minor units of its currency. */
export type Order = z.output<typeof orderSchema>

/** A refund of an order. */
export type Refund = NonNullable<Order['refunds']>[number]

/** The tax at one rate, in minor units; `net` is the taxed amount. */
export type OrderTax = NonNullable<Order['taxes']>[number]

/** A return that a customer requested. */
export type OrderReturn = NonNullable<Order['returns']>[number]

/** An email to the customer other than the first confirmation. */
export type FurtherMail = NonNullable<Order['mails']>[number]

/** A Studio user, as stored with an order. */
export type Staff = NonNullable<NonNullable<Order['fulfilment']>['by']>

/** Parses the notes of the staff on a stored order, oldest first. */
export const orderNotesSchema = documentSchema<StoredOrder>()(
  z.object({
    notes: z
      .array(z.object({ _key: z.string(), at: z.string(), by: staffSchema, text: z.string() }))
      .nullish(),
  }),
)

/** A note of the staff on an order. */
export type OrderNote = NonNullable<z.output<typeof orderNotesSchema>['notes']>[number]
