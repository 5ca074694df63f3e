import { defineQuery } from 'groq'
import { first, type Observable, switchMap } from 'rxjs'
import type { SanityClient } from 'sanity'
import { canonicalPath, isRoutedType } from '#schemas/shared/routes.ts'
import { checkUnusedPath } from '#schemas/validation/addresses.ts'

/** Paths of a document before and after a publish, without language. */
export interface AddressChange {
  from: string
  to: string
}

interface Addressed {
  [field: string]: unknown
  path?: { current?: string }
  slug?: { current?: string }
}

/**
 * Returns the path of a version's page, without language, or null. Help articles are left out, because their address
 * also contains their topic's.
 */
function addressOf(type: string, version: Addressed | null): string | null {
  if (!isRoutedType(type) || type === 'helpArticle') return null
  const address = type === 'page' ? version?.path?.current : version?.slug?.current
  return address ? canonicalPath(type, address) : null
}

/** Returns how publishing a draft changes the address of its page, or null. */
export function findAddressChange(
  type: string,
  published: Addressed | null,
  draft: Addressed | null,
): AddressChange | null {
  const [from, to] = [addressOf(type, published), addressOf(type, draft)]
  const canRedirect = from && from !== '/' && checkUnusedPath(decodeURI(from)) === true
  return canRedirect && to && from !== to ? { from, to } : null
}

const replacedRedirectsQuery = defineQuery('*[_type == "redirect" && source in $sources]._id')

/** Redirects an old address, and removes redirects from the new one, which would lead back. */
async function redirectAddress(client: SanityClient, { from, to }: AddressChange): Promise<void> {
  const [source, destination] = [decodeURI(from), decodeURI(to)]
  const replaced = await client.fetch(replacedRedirectsQuery, { sources: [source, destination] })
  const transaction = replaced.reduce((deletions, id) => deletions.delete(id), client.transaction())
  await transaction
    .create({ _type: 'redirect', source, destination, permanent: true, enabled: true })
    .commit({ visibility: 'sync' })
}

/**
 * Redirects an old address once a document is published with its new one. Before that, the redirect would lead to a missing page.
 *
 * @param states the versions of the document as they change; they must outlive its form, because the editor may leave it at once
 */
export const redirectOncePublished = (
  client: SanityClient,
  type: string,
  change: AddressChange,
  states: Observable<{ published: Addressed | null }>,
): Observable<void> =>
  states.pipe(
    first(({ published }) => addressOf(type, published) === change.to),
    switchMap(() => redirectAddress(client, change)),
  )
