import { z } from 'zod'
import { parseImage } from './image.ts'
import { flag, optionalText } from './parse.ts'

/** Parses `seoFields`: what search engines and other sites are told of a document. */
export const parseSeo = z
  .object({ title: optionalText, description: optionalText, image: parseImage, noIndex: flag(false) })
  .catch({ title: null, description: null, image: null, noIndex: false })

/** What search engines and other sites are told of a document; null where the page's own texts serve. */
export type Seo = z.output<typeof parseSeo>
