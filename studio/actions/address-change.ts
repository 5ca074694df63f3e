import { defineQuery } from 'groq'
import { first, type Observable, switchMap } from 'rxjs'
import type { SanityClient } from 'sanity'
import { LOCALE_IDS } from '#schemas/shared/locales.ts'
import { canonicalPath, isRoutedType } from '#schemas/shared/routes.ts'
import { checkUnusedPath } from '#schemas/validation/addresses.ts'

/** Paths of a document before and after a publish, without the language before them. */
export interface AddressChange {
  from: string
  to: string
}

/** The fields that hold an address. */
interface Addressed {
  [field: string]: unknown
  path?: { current?: string }
  slug?: { current?: string }
  slugs?: Record<string, string | undefined>
}

/**
 * Returns the path of a version's page in each language, decoded; none without an address. Help articles are left out, because their
 * address also contains their topic's.
 */
function addressesOf(type: string, version: Addressed | null): string[] {
  if (!isRoutedType(type) || type === 'helpArticle') return []
  const address = type === 'page' ? version?.path?.current : version?.slug?.current
  if (!address) return []
  return LOCALE_IDS.map((locale) => decodeURI(canonicalPath(type, version?.slugs?.[locale] ?? address)))
}

/** Returns the addresses that publishing a draft takes from a page, and where it is then; none if all of them still lead to it. */
export function findAddressChanges(
  type: string,
  published: Addressed | null,
  draft: Addressed | null,
): AddressChange[] {
  const after = addressesOf(type, draft)
  const changes = addressesOf(type, published).flatMap((from, index) => {
    const to = after[index]
    // Every language is found by the addresses of the others.
    const isLost = to !== undefined && !after.includes(from)
    return isLost && from !== '/' && checkUnusedPath(from) === true ? [{ from, to }] : []
  })
  return changes.filter(({ from }, index) => changes.findIndex((other) => other.from === from) === index)
}

const replacedRedirectsQuery = defineQuery('*[_type == "redirect" && source in $sources]._id')

/** Redirects old addresses, and removes redirects from the new ones, which would lead back. */
async function redirectAddresses(client: SanityClient, changes: readonly AddressChange[]): Promise<void> {
  const sources = changes.flatMap(({ from, to }) => [from, to])
  const replaced = await client.fetch(replacedRedirectsQuery, { sources })
  const transaction = replaced.reduce((deletions, id) => deletions.delete(id), client.transaction())
  for (const { from, to } of changes)
    transaction.create({
      _type: 'redirect',
      source: from,
      destination: to,
      permanent: true,
      enabled: true,
    })
  await transaction.commit({ visibility: 'sync' })
}

/**
 * Redirects old addresses once a document is published with its new ones. Before that, the redirects would lead to a missing page.
 *
 * @param states the versions of the document as they change; they must outlive its form, because the editor may leave it at once
 */
export const redirectOncePublished = (
  client: SanityClient,
  type: string,
  changes: readonly AddressChange[],
  states: Observable<{ published: Addressed | null }>,
): Observable<void> =>
  states.pipe(
    first(({ published }) => changes.every(({ to }) => addressesOf(type, published).includes(to))),
    switchMap(() => redirectAddresses(client, changes)),
  )
