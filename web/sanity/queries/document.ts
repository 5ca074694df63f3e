import { groq } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { addressesSchema } from './address.ts'
import { addressesFields, seoFields } from './projections.ts'
import { type Seo, seoSchema } from './seo.ts'

/**
 * Fields of every document with an address, parsed by `routedDocument`. Without the change date: an edit in
 * one language would render its pages in all of them.
 */
export const documentFields = groq`
  "id": _id,
  "paths": { ${addressesFields} },
  seo { ${seoFields} }
`

/** Filter for a document's slug in any language, used beside the type. */
export const hasSlug = groq`(slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)`

/** A document with an address, of any type. */
export interface RoutedDocument {
  id: string
  /** Paths without language, by language. */
  paths: Record<LocaleId, string>
  seo: Seo
}

const base = { id: z.string(), paths: addressesSchema, seo: seoSchema }

/** Creates a schema for `documentFields` and the given fields. */
export const routedDocument = <const Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...base, ...shape })
