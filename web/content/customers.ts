import 'server-only'
import { createHash } from 'node:crypto'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import { privateClient } from './private-client.ts'

const idOf = (uid: string) => `customer.${uid}`

/** Who an invoice is made out to, where it is a company; each may be empty. */
export const BillingDetails = z.object({
  company: z.string().trim().max(120),
  /** Line by line. */
  address: z.string().trim().max(400),
  /** Of the customer's own country. */
  taxNumber: z.string().trim().max(40),
})

/** Who an invoice is made out to. */
export type BillingDetails = z.output<typeof BillingDetails>

const Kept = z.object({
  locale: z
    .enum(LOCALES.map(({ id }) => id))
    .nullable()
    .catch(null),
  wishlist: z.array(z.string()).catch([]),
  newsletter: z.boolean(),
  billing: BillingDetails.nullable().catch(null),
})

/** What the site keeps of a customer: the language of mails (null: never chosen), the wishlist, whether they get the newsletter, who invoices are made out to. */
export type KeptCustomer = z.output<typeof Kept>

const keptQuery = defineQuery(`{
  "locale": *[_id == $id][0].locale,
  "wishlist": *[_id == $id][0].wishlist,
  "billing": *[_id == $id][0].billing,
  "newsletter": count(*[_type == "inquiry" && kind == "newsletter" && state != "spam" && lower(email) == $email]) > 0
}`)

/** What is kept of a customer. Throws where the lake cannot be asked. */
export async function readCustomer(uid: string, email: string): Promise<KeptCustomer> {
  const parameters = { id: idOf(uid), email: email.toLowerCase() }
  return Kept.parse(await privateClient().fetch<unknown>(keptQuery, parameters))
}

const billingQuery = defineQuery(`*[_id == $id][0].billing`)

/** Who a customer's invoices are made out to; null where they never said. Throws where the lake cannot be asked. */
export async function billingOf(uid: string): Promise<BillingDetails | null> {
  const found = await privateClient().fetch<unknown>(billingQuery, { id: idOf(uid) })
  return BillingDetails.nullable().catch(null).parse(found)
}

const mailLanguageQuery = defineQuery(`*[_id == $id][0].locale`)

/** The language that a customer chose for mails; null where they never did. Throws where the lake cannot be asked. */
export async function mailLanguageOf(uid: string): Promise<LocaleId | null> {
  const found = await privateClient().fetch<unknown>(mailLanguageQuery, { id: idOf(uid) })
  return Kept.shape.locale.parse(found)
}

const paymentCustomerQuery = defineQuery(`*[_id == $id][0].paymentCustomerId`)

/** The payment service's name for a customer; null for who never placed an order. Throws where the lake cannot be asked. */
export async function paymentCustomerOf(uid: string): Promise<string | null> {
  const found = await privateClient().fetch<unknown>(paymentCustomerQuery, { id: idOf(uid) })
  return z.string().nullable().parse(found)
}

/** Keeps the payment service's name for a customer. Throws where the lake cannot be asked. */
export const keepPaymentCustomer = (uid: string, email: string, paymentCustomerId: string): Promise<void> =>
  keepFields(uid, email, { paymentCustomerId })

/** Keeps choices of a customer; what is not named stays. Throws where the lake cannot be asked. */
export const keepCustomer = (
  uid: string,
  email: string,
  fields: { locale?: LocaleId; wishlist?: readonly string[]; billing?: BillingDetails | undefined },
): Promise<void> => keepFields(uid, email, fields)

async function keepFields(uid: string, email: string, fields: object): Promise<void> {
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
