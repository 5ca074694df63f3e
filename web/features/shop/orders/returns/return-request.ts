import { z } from 'zod'
import { RETURN_REASON_VALUES } from '#schemas/shared/returns.ts'

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
