import 'server-only'
import { createHash } from 'node:crypto'
import type { Customer, Inquiry } from '#schemas/shared/documents.generated.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { purgeMutation } from '#schemas/shared/purge.ts'
import { commitGuarded, retryOnConflict } from '#web/sanity/client/commit-guarded.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { anonymizeMutations } from './anonymize-reviews.ts'
import {
  type AccountHolder,
  getCustomerId,
  getVerifiedAddress,
  readMemberships,
  readReviews,
  readSubscriptions,
} from './queries.ts'

/** Saves the given fields of a customer. Throws if the lake does not respond. */
export async function saveCustomer(
  uid: string,
  email: string,
  fields: Pick<Partial<Customer>, 'locale' | 'billing' | 'paymentCustomerId'>,
): Promise<void> {
  const _id = getCustomerId(uid)
  await privateClient()
    .transaction()
    .createIfNotExists({ _id, _type: 'customer' })
    .patch(_id, (patch) => patch.set({ email, ...fields }))
    .commit({ visibility: 'async' })
}

/** Subscribes a verified address to the newsletter or unsubscribes it; ignores an unverified one. Throws if the lake does not respond. */
export async function saveNewsletter(
  holder: AccountHolder,
  wanted: boolean,
  locale: LocaleId,
): Promise<void> {
  const client = privateClient()
  const address = getVerifiedAddress(holder)
  if (address === null) return
  const ids = await readSubscriptions(address)
  if (wanted) {
    if (ids.length > 0) return
    const key = createHash('sha256').update(address).digest('hex').slice(0, 32)
    await client.createIfNotExists({
      _id: `inquiry.${key}`,
      _type: 'inquiry',
      kind: 'newsletter',
      state: 'new',
      locale,
      email: address,
      receivedAt: new Date().toISOString(),
      delivery: { state: 'none', attempts: 0 },
    } satisfies Partial<Inquiry>)
    return
  }
  if (ids.length === 0) return
  await client.mutate(ids.map(purgeMutation))
}

/**
 * Deletes the data of a customer and, for a verified address, newsletter subscriptions, back-in-stock requests and project memberships, all
 * with their history. Published reviews stay without name and account, and orders stay, as tax law requires. Throws if the lake does not
 * respond; it can be repeated.
 */
export async function deleteCustomer(holder: AccountHolder): Promise<void> {
  const result = await retryOnConflict(async () => {
    const mutations = await deletionMutations(holder)
    return (await commitGuarded(privateClient().transaction(mutations))) ? 'deleted' : 'conflict'
  })
  if (result === 'conflict') throw new Error('The data of a customer kept changing while it was deleted.')
}

async function deletionMutations(holder: AccountHolder) {
  const address = getVerifiedAddress(holder)
  const [projects, subscriptions, reviews] = await Promise.all([
    address === null ? [] : readMemberships(address),
    address === null ? [] : readSubscriptions(address),
    readReviews(holder.uid),
  ])
  const unpublished = reviews.filter(({ state }) => state !== 'approved').map(({ _id }) => _id)
  return [
    ...[getCustomerId(holder.uid), ...subscriptions, ...unpublished].map(purgeMutation),
    ...projects.map(({ _id, _rev, members }) => ({
      patch: {
        id: _id,
        ifRevisionID: _rev,
        set: { members: members.filter((member) => member !== address) },
      },
    })),
    ...(await anonymizeMutations(reviews)),
  ]
}
