import { getPublishedId, getVersionFromId, type ValidationContext } from 'sanity'
import { canonicalPath, type RoutedType } from '../shared/routes.ts'
import type { ValidationResult } from './addresses.ts'
import { rawClient } from './unique.ts'

/** The published address of a document, and the redirects from addresses that are active once a release is published. Perspective: raw. */
const QUERY = `{
  "address": *[_id == $id][0]{"address": coalesce(path.current, slug.current)}.address,
  "redirects": *[_type == "redirect" && enabled != false &&
    (!(_id in path("versions.**")) && !(_id in path("drafts.**")) || _id in path("versions." + $release + ".**"))].source
}`

/**
 * Checks that a release which changes the address of a page redirects the old one. Publishing a draft offers the redirect itself, and the
 * addresses of help articles depend on their topics.
 *
 * @param address the address in the release; an empty one passes
 */
export async function checkOldAddress(
  context: ValidationContext,
  type: RoutedType,
  address: string | undefined,
): Promise<ValidationResult> {
  const release = getVersionFromId(context.document?._id ?? '')
  if (!release || !address || type === 'helpArticle') return true
  const id = getPublishedId(context.document?._id ?? '')
  const published = await rawClient(context).fetch<{ address: string | null; redirects: string[] }>(QUERY, {
    id,
    release,
  })
  if (!published.address || published.address === address) return true
  const [from, to] = [published.address, address].map((part) => decodeURI(canonicalPath(type, part)))
  if (from === '/' || !from || published.redirects.includes(from)) return true
  return `Visitors who know “${from}” won’t find this page after the release. Under Redirects, add one from “${from}” to “${to}” to the release.`
}
