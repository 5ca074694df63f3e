import { groq } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { parseAddresses } from './address.ts'
import { addressesFields, seoFields } from './projections.ts'
import { parseSeo, type Seo } from './seo.ts'

/**
 * What every document with an address of its own says of itself, as `routedDocument` takes it. Not when it was changed last: a word
 * mended in one language would then render its pages in all of them.
 */
export const documentFields = groq`
  "id": _id,
  "paths": { ${addressesFields} },
  seo { ${seoFields} }
`

/** Finds a document by an address: its slug, or that of any language. Goes into a filter, beside the type. */
export const hasSlug = groq`(slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)`

/** A document with an address of its own, whatever its type. */
export interface RoutedDocument {
  id: string
  /** Its paths without language, by language. */
  paths: Record<LocaleId, string>
  seo: Seo
}

const base = { id: z.string(), paths: parseAddresses, seo: parseSeo }

/** Parses a document that has `documentFields` and the given ones. */
export const routedDocument = <const Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...base, ...shape })
