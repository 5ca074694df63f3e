import { defineDocuments } from 'sanity/presentation'
import { LOCALES } from '#schemas/shared/locales.ts'
import { HAS_SLUG, HAS_TOPIC, matchRoute, splitLocale, splitPageNumber } from '#schemas/shared/routes.ts'

/** The locale of a path, as a route parameter. */
const LOCALE = `:locale(${LOCALES.map(({ id }) => id).join('|')})`

/** Matches the page or routed document at a path; validation keeps paths unique. GROQ filter. */
export const ADDRESS_FILTER = `(_type == "page" && path.current == $path) ||
  (_type == $type && ${HAS_SLUG} && ($topic == "" || ${HAS_TOPIC}))`

/** Returns a path decoded; as it is if it cannot be, such as `/100%`. An error here would replace the whole preview. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Returns the parameters of the filter for a path with locale; a numbered list page is its list. */
export function filterParameters(pathname: string): Record<'path' | 'type' | 'slug' | 'topic', string> {
  const withoutLocale = splitLocale(decodePath(pathname)).path
  const { path } = splitPageNumber(withoutLocale.replace(/(?<=.)\/$/, ''))
  const { type = '', address = '' } = matchRoute(path) ?? {}
  const [slug = '', topic = ''] = address.split('/').reverse()
  return { path, type, slug, topic }
}

/** The document that Studio opens for each path of the preview. */
export const mainDocuments = defineDocuments([
  {
    route: [`/${LOCALE}`, `/${LOCALE}/*`],
    filter: ADDRESS_FILTER,
    params: ({ path }) => filterParameters(path),
  },
])
