import 'server-only'
import { z } from 'zod'
import { isReturnable, RETURN_REASON_VALUES, returnableQuantity } from '#schemas/shared/returns.ts'
import { failure, success } from '#web/lib/result.ts'
import { withMail } from '../mail/mails.ts'
import type { Order, OrderReturn } from '../order-document.ts'
import type { OrderPlan } from '../update-order.ts'

/** The names of the quantity fields start with this, followed by the key of the line. */
export const QUANTITY_FIELD = 'quantity-'

/** The most characters of a comment. */
export const COMMENT_MAX = 1_000

const requestSchema = z.object({
  /** Created with the form, so that sending it twice requests one return. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  reason: z.enum(RETURN_REASON_VALUES),
  comment: z
    .string()
    // Browsers send a line break as two characters but count it as one.
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(COMMENT_MAX)),
  lines: z
    .array(z.object({ line: z.string().max(64), quantity: z.coerce.number().int().min(0).max(999) }))
    .max(50),
})

/** A return that a customer requests. */
export type ReturnRequest = z.output<typeof requestSchema>

/** Parses the form of a return; null if it was not sent by the site's own form. Lines without units are left out. */
export function parseReturnForm(form: FormData): ReturnRequest | null {
  // A forged form could name a line twice, each time with as many units as can be returned.
  const fields = Object.fromEntries(form)
  const lines = Object.entries(fields)
    .filter(([name]) => name.startsWith(QUANTITY_FIELD))
    .map(([name, quantity]) => ({ line: name.slice(QUANTITY_FIELD.length), quantity }))
  const { key, reason, comment } = fields
  const parsed = requestSchema.safeParse({ key, reason, comment, lines })
  if (!parsed.success) return null
  return { ...parsed.data, lines: parsed.data.lines.filter(({ quantity }) => quantity > 0) }
}

/** Why a return was not requested; each has a message. */
export type ReturnError = 'nothing' | 'late' | 'unavailable'

/**
 * Plans a return that a customer requests; `done` if an earlier request with the same key has made it.
 *
 * @param days how many days after delivery items can be returned
 */
export function planReturn(
  order: Order,
  { key, reason, comment, lines }: ReturnRequest,
  days: number,
  now: number,
): OrderPlan<ReturnError> {
  if (order.returns?.some(({ _key }) => _key === key)) return success('done')
  if (!isReturnable(order, days, now)) return failure('late')
  const isPossible = lines.every(({ line, quantity }) => quantity <= returnableQuantity(order, line))
  if (lines.length === 0 || !isPossible) return failure('nothing')
  const at = new Date(now).toISOString()
  const requested: OrderReturn = {
    _key: key,
    state: 'requested',
    at,
    lines: lines.map((part) => ({ _key: part.line, ...part })),
    reason,
    ...(comment && { comment }),
  }
  const mails = withMail(order, { _key: `returnAsked-${key}`, kind: 'returnAsked', return: key }, at)
  return success({
    change: { returns: [...(order.returns ?? []), requested], mails },
    history: [{ event: 'returnAsked' }],
  })
}
