import 'server-only'
import { createHash } from 'node:crypto'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import { privateClient } from './private-client.ts'

const idOf = (uid: string) => `customer.${uid}`

const Kept = z.object({
  locale: z
    .enum(LOCALES.map(({ id }) => id))
    .nullable()
    .catch(null),
  wishlist: z.array(z.string()).catch([]),
  newsletter: z.boolean(),
})

/** What the site keeps of a customer: the language of mails (null: never chosen), the wishlist, whether they get the newsletter. */
export type KeptCustomer = z.output<typeof Kept>

const keptQuery = defineQuery(`{
  "locale": *[_id == $id][0].locale,
  "wishlist": *[_id == $id][0].wishlist,
  "newsletter": count(*[_type == "inquiry" && kind == "newsletter" && state != "spam" && lower(email) == $email]) > 0
}`)

/** What is kept of a customer. Throws where the lake cannot be asked. */
export async function readCustomer(uid: string, email: string): Promise<KeptCustomer> {
  const parameters = { id: idOf(uid), email: email.toLowerCase() }
  return Kept.parse(await privateClient().fetch<unknown>(keptQuery, parameters))
}

/** Keeps choices of a customer; what is not named stays. Throws where the lake cannot be asked. */
export async function keepCustomer(
  uid: string,
  email: string,
  fields: { locale?: LocaleId; wishlist?: readonly string[] },
): Promise<void> {
  const _id = idOf(uid)
  await privateClient()
    .transaction()
    .createIfNotExists({ _id, _type: 'customer' })
    .patch(_id, (patch) => patch.set({ email, ...fields }))
    .commit({ visibility: 'async' })
}

const lettersQuery = defineQuery(
  `*[_type == "inquiry" && kind == "newsletter" && lower(email) == $email]._id`,
)

/** Puts an address on the newsletter, or takes it off. Throws where the lake cannot be asked. */
export async function keepNewsletter(email: string, wanted: boolean, locale: LocaleId): Promise<void> {
  const client = privateClient()
  const address = email.toLowerCase()
  const ids = await client.fetch<string[]>(lettersQuery, { email: address })
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
    })
    return
  }
  if (ids.length === 0) return
  await ids.reduce((transaction, id) => transaction.delete(id), client.transaction()).commit()
}

const membershipsQuery = defineQuery(`*[_type == "project" && $email in members] { _id, _rev, members }`)

interface Membership {
  _id: string
  _rev: string
  members: string[]
}

/**
 * Deletes what is kept of a customer: choices, wishlist, newsletter, and their address in projects. Orders are not touched: tax law asks for
 * them. Throws where the lake cannot be asked; nothing is half done for good, since it can be done again.
 */
export async function forgetCustomer(uid: string, email: string): Promise<void> {
  const client = privateClient()
  const address = email.toLowerCase()
  const [projects, letters] = await Promise.all([
    client.fetch<Membership[]>(membershipsQuery, { email: address }),
    client.fetch<string[]>(lettersQuery, { email: address }),
  ])
  const transaction = client.transaction().delete(idOf(uid))
  for (const id of letters) transaction.delete(id)
  for (const { _id, _rev, members } of projects) {
    const others = members.filter((member) => member !== address)
    transaction.patch(_id, (patch) => patch.ifRevisionId(_rev).set({ members: others }))
  }
  await transaction.commit()
}
