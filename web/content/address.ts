import { z } from 'zod'
import { LOCALES, type LocaleId } from '#schemas/shared/locales.ts'
import { canonicalPath, ROUTES, type RoutedType } from '#schemas/shared/routes.ts'
import { text } from './parse.ts'

const ROUTED_TYPES = Object.keys(ROUTES) as [RoutedType, ...RoutedType[]]

const routedType = z.enum(ROUTED_TYPES)

/** Parses `addressFields` to a path without language, such as `/blog/cloud-costs`. */
export const parseAddress = z
  .object({ type: routedType, address: text })
  .transform(({ type, address }): string => canonicalPath(type, address))

/** Parses `addressesFields` to a document's paths without language, by language. */
export const parseAddresses = z
  .object({ type: routedType, addresses: z.object({ zh: text, en: text, ar: text }) })
  .transform(({ type, addresses }) => pathsOf(type, addresses))

/** The paths of a document in every language. */
export function pathsOf(type: RoutedType, addresses: Record<LocaleId, string>): Record<LocaleId, string> {
  const paths = LOCALES.map(({ id }) => [id, canonicalPath(type, addresses[id])])
  return Object.fromEntries(paths) as Record<LocaleId, string>
}

/** The same path in every language, as pages have it. */
export function samePath(path: string): Record<LocaleId, string> {
  return Object.fromEntries(LOCALES.map(({ id }) => [id, path])) as Record<LocaleId, string>
}
