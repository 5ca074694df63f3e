import 'server-only'
import type { Customer, Inquiry, ProductReviews, Review } from '#schemas/shared/documents.generated.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { purgeMutation, replaceAndPurge } from '#schemas/shared/purge.ts'
import { productReviewsId, reviewKey } from '#schemas/shared/reviews.ts'
import { commitGuarded, retryOnConflict } from '#web/sanity/client/commit-guarded.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import {
  type AccountHolder,
  getCustomerId,
  getVerifiedAddress,
  newsletterId,
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
  const newsletters = (await readSubscriptions(address)).filter(({ _type }) => _type === 'inquiry')
  if (wanted) {
    // Spam is a guess, but this customer has confirmed the address.
    if (newsletters.some(({ state }) => state !== 'spam')) return
    await client.createOrReplace({
      _id: newsletterId(address),
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
  if (newsletters.length === 0) return
  await client.mutate(newsletters.map(({ _id }) => purgeMutation(_id)))
}

/**
 * Deletes the data of a customer and, for a verified address, newsletter subscriptions, back-in-stock requests and project memberships, all
 * with their history. Published reviews stay without name and account, and orders stay, as tax law requires. Throws if the lake does not
 * respond; it can be repeated.
 */
export async function deleteCustomer(holder: AccountHolder): Promise<void> {
  await retryOnConflict(async () => {
    const mutations = await deletionMutations(holder)
    return (await commitGuarded(privateClient().transaction(mutations))) ? 'deleted' : 'conflict'
  })
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
    ...[getCustomerId(holder.uid), ...subscriptions.map(({ _id }) => _id), ...unpublished].map(purgeMutation),
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

/**
 * Creates the mutations that remove a customer's name, account and orders from their approved reviews, and their name from the published
 * ones. Their history has the same data and is deleted. Reviews that are not approved may have been published before.
 */
async function anonymizeMutations(reviews: Awaited<ReturnType<typeof readReviews>>) {
  if (reviews.length === 0) return []
  const approved = reviews.filter(({ state }) => state === 'approved').map(({ _id }) => _id)
  const published = [...new Set(reviews.map(({ product }) => productReviewsId(product)))]
  const keys = new Set(reviews.map(({ _id }) => reviewKey(_id)))
  const stored = await privateClient().getDocuments<Review | ProductReviews>([...approved, ...published])
  return stored.flatMap((document) => {
    if (!document) return []
    if (document._type === 'review') {
      return replaceAndPurge(omit(document, ['_rev', 'name', 'customer', 'order']), document._rev)
    }
    const anonymous = document.reviews.map((each) => (keys.has(each._key) ? omit(each, ['name']) : each))
    return replaceAndPurge({ ...omit(document, ['_rev']), reviews: anonymous }, document._rev)
  })
}

const omit = <Value extends object, Field extends keyof Value>(value: Value, fields: readonly Field[]) =>
  Object.fromEntries(
    Object.entries(value).filter(([name]) => !(fields as readonly string[]).includes(name)),
  ) as Omit<Value, Field>
