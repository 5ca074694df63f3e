import { z } from 'zod'
import { imageSchema } from '../image/image.ts'
import { listOf, optionalText, text } from '../parse.ts'

/** Parses `testimonialFields`; it needs a quote and a name. */
export const testimonialSchema = z.object({
  id: z.string(),
  quote: text,
  name: text,
  role: optionalText,
  organisation: optionalText,
  portrait: imageSchema,
  rating: z.number().min(1).max(5).nullable().catch(null),
})

/** Parses the results of a project. */
export const resultsSchema = listOf(z.object({ key: z.string(), value: text, label: text }))
