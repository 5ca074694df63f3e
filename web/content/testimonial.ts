import { z } from 'zod'
import { parseImage } from './image.ts'
import { listOf, optionalText, text } from './parse.ts'

/** Parses `testimonialFields`; it needs a quote and a name. */
export const parseTestimonial = z.object({
  id: z.string(),
  quote: text,
  name: text,
  role: optionalText,
  organisation: optionalText,
  portrait: parseImage,
  rating: z.number().min(1).max(5).nullable().catch(null),
})

/** What somebody says of us. */
export type Testimonial = z.output<typeof parseTestimonial>

/** Parses the figures that work is measured by. */
export const parseResults = listOf(z.object({ key: z.string(), value: text, label: text }))
