import type { SanityClient } from 'sanity'

/** A change to one document, made only if it is still as it was when the change was planned. */
export interface GuardedPatch {
  id: string
  /** Revision of the document when it was read. */
  revision: string
  set?: Record<string, unknown>
  unset?: string[]
}

/** How a change of many documents ended: all were changed, or none. */
export type Outcome = 'done' | 'overtaken' | 'failed'

/** Makes all changes, and all new documents, in one transaction: all of them, or none. */
export async function commitTogether(
  client: SanityClient,
  patches: readonly GuardedPatch[],
  created: readonly { _id: string; _type: string }[] = [],
): Promise<Outcome> {
  if (patches.length + created.length === 0) return 'done'
  const transaction = client.transaction()
  for (const document of created) transaction.create(document)
  for (const { id, revision, set, unset } of patches) {
    const changes = { ...(set && { set }), ...(unset?.length && { unset }) }
    transaction.patch(id, { ...changes, ifRevisionID: revision })
  }
  try {
    await transaction.commit({ visibility: 'sync' })
    return 'done'
  } catch (error) {
    return (error as { statusCode?: number }).statusCode === 409 ? 'overtaken' : 'failed'
  }
}

/** What is said of a change that was not made. */
export const FAULTS: Record<Exclude<Outcome, 'done'>, string> = {
  overtaken:
    'Somebody changed one of these products meanwhile, so nothing was changed. Look at the list again.',
  failed: 'Nothing was changed: the content lake did not accept it. Check your connection and try again.',
}
