import { getPublishedId, getVersionFromId, type ValidationContext } from 'sanity'
import { LOCALE_IDS } from '../shared/locales.ts'
import { canonicalPath, isRoutedType } from '../shared/routes.ts'
import { checkUnusedPath, type ValidationResult } from './addresses.ts'
import { rawClient } from './unique.ts'

/** Paths of a document before and after a publish, without the language before them. */
export interface AddressChange {
  from: string
  to: string
}

/** The fields that hold an address. */
export interface Addressed {
  [field: string]: unknown
  path?: { current?: string }
  slug?: { current?: string }
  slugs?: Record<string, string | undefined>
}

/**
 * Returns the path of a version's page in each language, decoded; none without an address. Help articles are left out, because their
 * address also contains their topic's.
 */
export function addressesOf(type: string, version: Addressed | null): string[] {
  if (!isRoutedType(type) || type === 'helpArticle') return []
  const address = type === 'page' ? version?.path?.current : version?.slug?.current
  if (!address) return []
  return LOCALE_IDS.map((locale) => decodeURI(canonicalPath(type, version?.slugs?.[locale] || address)))
}

/** Returns the addresses that publishing a version takes from a page, and where it is then; none if all of them still lead to it. */
export function findAddressChanges(
  type: string,
  published: Addressed | null,
  version: Addressed | null,
): AddressChange[] {
  const after = addressesOf(type, version)
  const changes = addressesOf(type, published).flatMap((from, index) => {
    const to = after[index]
    // Every language is found by the addresses of the others.
    const isLost = to !== undefined && !after.includes(from)
    return isLost && from !== '/' && checkUnusedPath(from) === true ? [{ from, to }] : []
  })
  return changes.filter(({ from }, index) => changes.findIndex((other) => other.from === from) === index)
}

/** The published addresses of a document, and the redirects that are active once a release is published. Perspective: raw. */
const QUERY = `{
  "published": *[_id == $id][0]{path, slug, slugs},
  "redirects": *[_type == "redirect" && enabled != false &&
    (!(_id in path("versions.**")) && !(_id in path("drafts.**")) || _id in path("versions." + $release + ".**"))].source
}`

/** Checks that a release which changes an address of a page redirects the old one. Publishing a draft offers the redirect itself. */
export async function checkOldAddress({
  document,
  ...context
}: ValidationContext): Promise<ValidationResult> {
  const release = getVersionFromId(document?._id ?? '')
  if (!document || !release) return true
  const { published, redirects } = await rawClient(context).fetch<{
    published: Addressed | null
    redirects: string[]
  }>(QUERY, { id: getPublishedId(document._id), release })
  const missing = findAddressChanges(document._type, published, document).find(
    ({ from }) => !redirects.includes(from),
  )
  if (!missing) return true
  const { from, to } = missing
  return `Visitors who know “${from}” won’t find this page after the release. Under Redirects, add one from “${from}” to “${to}” to the release.`
}
