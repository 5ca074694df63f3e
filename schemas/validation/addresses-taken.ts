import type { ValidationContext } from 'sanity'
import { canonicalPath, matchRoute, type SluggedType } from '../shared/routes.ts'
import type { PlainVerdict } from './addresses.ts'
import { fetchOthers } from './unique.ts'

/** A document of a type with an address, in whatever language. */
const SAME_SLUG = '_type == $type && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)'

/** A page that would be shown instead of a document. */
const SAME_PATH = '_type == "page" && path.current == $path'

/**
 * Checks that nothing else answers at a document's address: neither another document of its type, nor a page built there.
 *
 * @param slug the address to look for; an empty one passes
 */
export async function checkAddressFree(
  context: ValidationContext,
  type: SluggedType,
  slug: string | undefined,
): Promise<PlainVerdict> {
  // Help articles of two topics may have the same slug: their topics tell them apart.
  if (!slug || type === 'helpArticle') return true
  const path = decodeURIComponent(canonicalPath(type, slug))
  const taken = await fetchOthers<string>(context, `(${SAME_SLUG}) || (${SAME_PATH})`, '._type', {
    type,
    slug,
    path,
  })
  if (taken.includes('page')) {
    return `A page built of blocks has the address “${path}” and would be shown instead: change one of the two.`
  }
  return taken.length === 0 ? true : 'Another document of this type has this address: change one of the two.'
}

/** Checks that neither another page nor a document with a form of its own answers at a page's path; an empty one passes. */
export async function checkPathFree(
  context: ValidationContext,
  path: string | undefined,
): Promise<PlainVerdict> {
  if (!path) return true
  const { type = '', address: slug = '' } = matchRoute(path) ?? {}
  const taken = await fetchOthers<string>(context, `(${SAME_SLUG}) || (${SAME_PATH})`, '._type', {
    type,
    slug,
    path,
  })
  if (taken.includes('page')) return 'Another page has this address: change one of the two.'
  return taken.length === 0
    ? true
    : 'A document with this address exists already, and this page would hide it: change one of the two.'
}
