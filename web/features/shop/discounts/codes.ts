import { z } from 'zod'
import { DISCOUNT_CODE, MAX_CODES, normalizeCode } from '#schemas/shared/discounts.ts'

/** Parses the codes of a request, each once, however they were typed. */
export const codesSchema = z
  .array(z.string().max(64).transform(normalizeCode).pipe(z.string().regex(DISCOUNT_CODE, 'must be a code')))
  .max(MAX_CODES)
  .transform((codes) => [...new Set(codes)])
