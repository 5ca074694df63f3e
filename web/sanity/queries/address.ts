import { z } from 'zod'
import { type LocaleId, LOCALES } from '#schemas/shared/locales.ts'
import { canonicalPath, type RoutedType, ROUTES } from '#schemas/shared/routes.ts'
import { text } from '../parse.ts'
import type { NamedLink } from '../types.ts'

const ROUTED_TYPES = Object.keys(ROUTES) as RoutedType[]

/** Queries of several types may also find types without pages. */
const routedType = z.string().pipe(z.enum(ROUTED_TYPES))

/** Parses `addressFields` to a path without language, such as `/blog/cloud-costs`. */
export const addressSchema = z
  .object({ type: routedType, address: text })
  .transform(({ type, address }): string => canonicalPath(type, address))

/** Parses `namedLinkFields`. */
export const namedLinkSchema = z.object({ label: text, href: addressSchema }) satisfies z.ZodType<NamedLink>

/** Parses `addressesFields` to a document's paths without language, by language. */
export const addressesSchema = z
  .object({ type: routedType, addresses: z.object({ zh: text, en: text, ar: text }) })
  .transform(({ type, addresses }) => pathsOf(type, addresses))

/** Returns the paths of a document in every language. */
function pathsOf(type: RoutedType, addresses: Record<LocaleId, string>): Record<LocaleId, string> {
  const paths = LOCALES.map(({ id }) => [id, canonicalPath(type, addresses[id])])
  return Object.fromEntries(paths) as Record<LocaleId, string>
}

/** Returns the same path for every language, as pages have it. */
export function samePath(path: string): Record<LocaleId, string> {
  return Object.fromEntries(LOCALES.map(({ id }) => [id, path])) as Record<LocaleId, string>
}
