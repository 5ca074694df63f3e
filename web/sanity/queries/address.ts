import { z } from 'zod'
import { byLocale, type LocaleId } from '#schemas/shared/locales.ts'
import { canonicalPath, ROUTED_TYPES } from '#schemas/shared/routes.ts'
import { optionalText, text } from '../parse.ts'
import type { NamedLink } from '../types.ts'

/** Queries of several types may also find types without pages. */
const routedType = z.string().pipe(z.enum(ROUTED_TYPES))

/** Parses `addressFields` to a path without language, such as `/blog/cloud-costs`. */
export const addressSchema = z
  .object({ type: routedType, address: text })
  .transform(({ type, address }): string => canonicalPath(type, address))

/** Parses `namedLinkFields`. */
export const namedLinkSchema = z.object({ label: text, href: addressSchema }) satisfies z.ZodType<NamedLink>

/** Parses `entryFields`. An entry needs a title and an address; `href` is its path without language. */
export const entrySchema = z.object({
  id: z.string(),
  title: text,
  summary: optionalText,
  href: addressSchema,
})

/** Parses `addressesFields` to a document's paths without language, by language. */
export const addressesSchema = z
  .object({ type: routedType, addresses: z.object(byLocale(() => text)) })
  .transform(({ type, addresses }) => byLocale((locale) => canonicalPath(type, addresses[locale])))

/** Returns the same path for every language, as pages have it. */
export const samePath = (path: string): Record<LocaleId, string> => byLocale(() => path)
