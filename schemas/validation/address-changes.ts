import { getPublishedId, getVersionFromId, type ValidationContext } from 'sanity'
import { LOCALE_IDS } from '../shared/locales.ts'
import { canonicalPath, isRoutedType } from '../shared/routes.ts'
import { checkUnusedPath, type ValidationResult } from './addresses.ts'
import { fetchForRule } from './unique.ts'

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
  topic?: { _ref?: string }
}

/** A help topic, whose address is part of those of its articles. */
export interface AddressedTopic {
  _id: string
  slug?: { current?: string } | null
  slugs?: Record<string, string | undefined> | null
}

/**
 * Returns the path of a version's page in each language, decoded; none without an address.
 *
 * @param topics of help articles. The id of a missing one stands for its address, which is enough to compare two versions.
 */
export function addressesOf(
  type: string,
  version: Addressed | null,
  topics: readonly AddressedTopic[] = [],
): string[] {
  if (!isRoutedType(type)) return []
  const address = type === 'page' ? version?.path?.current : version?.slug?.current
  if (!address) return []
  const topicId = version?.topic?._ref ?? ''
  const topic = topics.find(({ _id }) => _id === topicId)
  return LOCALE_IDS.map((locale) => {
    const own = version?.slugs?.[locale] || address
    if (type !== 'helpArticle') return decodeURI(canonicalPath(type, own))
    return decodeURI(
      canonicalPath(type, `${topic?.slugs?.[locale] || topic?.slug?.current || topicId}/${own}`),
    )
  })
}

/** The part of an address that finds its page: a help article is found in every topic. */
const keyOf = (type: string, path: string): string =>
  type === 'helpArticle' ? path.slice(path.lastIndexOf('/')) : path

/** Returns the addresses that publishing a version takes from a page, and where it is then; none if all of them still lead to it. */
export function findAddressChanges(
  type: string,
  published: Addressed | null,
  version: Addressed | null,
  topics?: readonly AddressedTopic[],
): AddressChange[] {
  const after = addressesOf(type, version, topics)
  const changes = addressesOf(type, published, topics).flatMap((from, index) => {
    const to = after[index]
    // Every language is found by the addresses of the others.
    const isLost = to !== undefined && !after.some((path) => keyOf(type, path) === keyOf(type, from))
    return isLost && from !== '/' && checkUnusedPath(from) === true ? [{ from, to }] : []
  })
  return changes.filter(({ from }, index) => changes.findIndex((other) => other.from === from) === index)
}

/** The published addresses of a document, and the redirects that are active once a release is published. Perspective: raw. */
const QUERY = `{
  "published": *[_id == $id][0]{path, slug, slugs, topic},
  "topics": *[_type == "helpTopic" && $type == "helpArticle" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{
    _id, slug, slugs
  },
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
  const { published, topics, redirects } = await fetchForRule<{
    published: Addressed | null
    topics: AddressedTopic[]
    redirects: string[]
  }>(context, QUERY, { id: getPublishedId(document._id), type: document._type, release })
  const missing = findAddressChanges(document._type, published, document, topics).find(
    ({ from }) => !redirects.includes(from),
  )
  if (!missing) return true
  const { from, to } = missing
  return `Visitors who know “${from}” won’t find this page after the release. Under Redirects, add one from “${from}” to “${to}” to the release.`
}
