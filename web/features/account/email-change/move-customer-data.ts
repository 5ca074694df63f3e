import 'server-only'
import type { Inquiry, StockRequest } from '#schemas/shared/documents.generated.ts'
import { purgeMutation } from '#schemas/shared/purge.ts'
import { commitGuarded, retryOnConflict } from '#web/sanity/client/commit-guarded.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import {
  type AccountHolder,
  getCustomerId,
  getVerifiedAddress,
  newsletterId,
  readCustomer,
  readMemberships,
  readSubscriptions,
  stockRequestId,
} from '../queries.ts'

/**
 * Moves what follows a customer to their new address: their document and, from a verified address, newsletter subscription, back-in-stock
 * requests and project memberships. Orders and messages keep their address. Throws if the lake does not respond; it can be repeated.
 */
export async function moveCustomerData(holder: AccountHolder, newEmail: string): Promise<void> {
  await retryOnConflict(async () => {
    const mutations = await moveMutations(holder, newEmail)
    if (mutations.length === 0) return 'moved'
    return (await commitGuarded(privateClient().transaction(mutations))) ? 'moved' : 'conflict'
  })
}

async function moveMutations(holder: AccountHolder, newEmail: string) {
  const address = getVerifiedAddress(holder)
  const [{ _rev: revision }, projects, subscriptions] = await Promise.all([
    readCustomer(holder.uid),
    address === null ? [] : readMemberships(address),
    address === null ? [] : readSubscriptions(address),
  ])
  const setIn = (id: string, ifRevisionID: string, set: object) => ({ patch: { id, ifRevisionID, set } })
  return [
    ...(revision === null ? [] : [setIn(getCustomerId(holder.uid), revision, { email: newEmail })]),
    ...projects.map(({ _id, _rev, members }) => {
      const moved = members.map((member) => (member === address ? newEmail : member))
      return setIn(_id, _rev, { members: [...new Set(moved)] })
    }),
    ...(await subscriptionMutations(
      subscriptions.filter(({ state }) => state !== 'spam').map(({ _id }) => _id),
      newEmail,
    )),
  ]
}

/** Their ids are made of the address: under the old id, the next owner of the old address would replace them. */
async function subscriptionMutations(ids: readonly string[], newEmail: string) {
  if (ids.length === 0) return []
  const stored = await privateClient().getDocuments<Inquiry | StockRequest>([...ids])
  return stored.flatMap((document) => {
    if (!document) return []
    const { _type } = document
    const _id = _type === 'inquiry' ? newsletterId(newEmail) : stockRequestId(newEmail, document.inventory)
    const fields = Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_')))
    return [{ createOrReplace: { ...fields, _id, _type, email: newEmail } }, purgeMutation(document._id)]
  })
}
