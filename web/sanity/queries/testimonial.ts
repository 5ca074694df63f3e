import { groq } from 'next-sanity'
import { z } from 'zod'
import { imageSchema } from '../image/image.ts'
import { listOf, optionalText, text } from '../parse.ts'
import { imageFields, localized } from './projections.ts'

/** A testimonial. */
export const testimonialFields = groq`
  "id": _id,
  "quote": ${localized('quote')},
  "name": ${localized('name')},
  "role": ${localized('role')},
  "organization": ${localized('organization')},
  portrait { ${imageFields} },
  rating
`

/** Parses `testimonialFields`; it needs a quote and a name. */
export const testimonialSchema = z.object({
  id: z.string(),
  quote: text,
  name: text,
  role: optionalText,
  organization: optionalText,
  portrait: imageSchema,
  rating: z.number().min(1).max(5).nullable().catch(null),
})

/** The results of a project, parsed by `resultsSchema`. */
export const resultsFields = groq`results[] { "key": _key, value, "label": ${localized('label')} }`

/** Parses the results of a project. */
export const resultsSchema = listOf(z.object({ key: z.string(), value: text, label: text }))
