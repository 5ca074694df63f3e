import { z } from 'zod'
import { NOTE_MAX, ORDER_MAIL_VALUES, SHIPMENT_TEXT_MAX } from './orders.ts'
import { REFUND_CAUSE_VALUES } from './refunds.ts'

/** A carrier or tracking number: one line of text. */
const singleLineText = z
  .string()
  .trim()
  .max(SHIPMENT_TEXT_MAX)
  .regex(/^\P{Cc}*$/u, 'must be one line of text')
  .optional()

const key = z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, hyphens')

const refundRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('lines'),
    lines: z
      .array(z.strictObject({ line: z.string().min(1).max(64), quantity: z.int().min(1).max(999) }))
      .min(1)
      .max(50)
      .readonly(),
  }),
  z.strictObject({
    kind: z.literal('amount'),
    amount: z.int().min(1),
    cause: z.enum(REFUND_CAUSE_VALUES),
  }),
])

/** A note, or a text for the customer, of one or more lines. */
const noteText = z
  .string()
  .trim()
  .min(1)
  .max(NOTE_MAX)
  .regex(/^(?:\P{Cc}|[\n\t])*$/u, 'must be text')

/** The body of `POST /api/studio/orders/{order}`: Studio sends it, the site parses it. */
export const orderActionRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('fulfil'), carrier: singleLineText, tracking: singleLineText }),
  z.strictObject({ action: z.literal('refund'), request: refundRequest, restock: z.boolean(), key }),
  z.strictObject({ action: z.literal('mail'), kind: z.enum(ORDER_MAIL_VALUES), key }),
  z.strictObject({ action: z.literal('note'), text: noteText, key }),
  z.strictObject({ action: z.literal('removeNote'), key }),
  z.strictObject({ action: z.literal('approveReturn'), return: key, label: noteText }),
  z.strictObject({ action: z.literal('receiveReturn'), return: key }),
  z.strictObject({ action: z.literal('refuseReturn'), return: key, reason: noteText }),
  z.strictObject({ action: z.literal('refundReturn'), return: key, restock: z.boolean() }),
])

/** An action that Studio requests for an order. */
export type OrderActionRequest = z.output<typeof orderActionRequestSchema>

/** The actions with some names. */
export type ActionOf<Name extends OrderActionRequest['action']> = Extract<
  OrderActionRequest,
  { action: Name }
>
