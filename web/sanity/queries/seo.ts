import { z } from 'zod'
import { imageSchema } from '../image/image.ts'
import { flag, optionalText, withFallback } from '../parse.ts'

/** Parses `seoFields` and `defaultSeoFields`: metadata for search engines and link previews. */
export const seoSchema = withFallback(
  z.object({ title: optionalText, description: optionalText, image: imageSchema, noIndex: flag(false) }),
  { title: null, description: null, image: null, noIndex: false },
)

/** Metadata for search engines and link previews; null where the page's own texts are used. */
export type Seo = z.output<typeof seoSchema>
