import { groq } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { text } from '../parse.ts'
import { addressesSchema } from './address.ts'
import { addressesFields, localized, seoFields } from './projections.ts'
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

/** The page at a path that lists all documents of a type, if there is one, for the breadcrumb. */
export const listPage = (path: string) =>
  groq`*[_type == "page" && path.current == ${path}][0] { "label": ${localized('title')}, "href": path.current }`

/** Parses `listPage`. */
export const listPageSchema = z.object({ label: text, href: text }).nullable().catch(null)

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
