import { defineQuery } from 'groq'
import { first, type Observable, switchMap } from 'rxjs'
import type { SanityClient } from 'sanity'
import {
  type AddressChange,
  type Addressed,
  type AddressedTopic,
  addressesOf,
} from '#schemas/validation/address-changes.ts'

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
  topics?: readonly AddressedTopic[],
): Observable<void> =>
  states.pipe(
    first(({ published }) => changes.every(({ to }) => addressesOf(type, published, topics).includes(to))),
    switchMap(() => redirectAddresses(client, changes)),
  )
