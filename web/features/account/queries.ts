import 'server-only'
import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import { LOCALE_IDS, type LocaleId } from '#schemas/shared/locales.ts'
import { PROJECT_STATES } from '#schemas/shared/projects.ts'
import { REVIEW_STATE_VALUES } from '#schemas/shared/reviews.ts'
import { environment } from '#web/env.ts'
import { deriveSecret, hashTexts } from '#web/lib/secrets.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { choiceOf, listOf, optionalText, text, textOrEmpty, withFallback } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  CustomerQueryResult,
  MembershipsQueryResult,
  OpenSessionsQueryResult,
  ProjectsQueryResult,
  ReviewsOfQueryResult,
  SubscriptionsQueryResult,
} from '#web/sanity/types.generated.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import type { SavedAddress } from './addresses/address-book.ts'

/** Returns the document id of a customer. */
export const getCustomerId = (uid: string): string => `customer.${uid}`

/** Parses the billing details that a customer enters; each text may be empty. */
export const billingDetailsSchema = z.object({
  company: z.string().trim().max(120),
  /** Multiple lines. */
  address: z.string().trim().max(400),
  /** Tax number in the customer's country. */
  taxNumber: z.string().trim().max(40),
})

/** Parses stored billing details. */
export const storedBillingSchema = z.object({
  company: textOrEmpty,
  address: textOrEmpty,
  taxNumber: textOrEmpty,
})

/** The fields of a customer's document, parsed by `customerSchema`. */
export const customerFields = groq`
  _rev, locale, billing, paymentCustomerId, wishlist,
  cart[] { "id": number, quantity },
  addresses[] { "key": _key, name, line1, line2, city, state, postcode, country }
`

const customerQuery: Query<CustomerQueryResult> = defineQuery(
  `*[_type == "customer" && _id == $id][0] { ${customerFields} }`,
)

const savedAddressSchema = z.object({
  key: text,
  name: textOrEmpty,
  line1: textOrEmpty,
  line2: textOrEmpty,
  city: textOrEmpty,
  state: textOrEmpty,
  postcode: textOrEmpty,
  country: textOrEmpty,
}) satisfies z.ZodType<SavedAddress, unknown>

/** Parses `customerFields`; empty for a customer whose document does not exist yet. */
export const customerSchema = z
  .object({
    _rev: z.string(),
    /** The chosen language of emails. */
    locale: z.enum(LOCALE_IDS).nullable().catch(null),
    billing: storedBillingSchema.nullable().catch(null),
    paymentCustomerId: z.string().nullable().catch(null),
    cart: listOf(z.object({ id: z.string(), quantity: z.number().int().positive() })),
    wishlist: withFallback(z.array(z.string()), []),
    /** The first one is the default. */
    addresses: listOf(savedAddressSchema),
  })
  .nullable()
  .transform((stored) => stored ?? NEW_CUSTOMER)

const NEW_CUSTOMER = {
  _rev: null,
  locale: null,
  billing: null,
  paymentCustomerId: null,
  cart: [],
  wishlist: [],
  addresses: [],
}

/** The stored data of a customer, with the revision of its document. */
export type CustomerData = z.output<typeof customerSchema>

/** Returns the stored data of a customer. Throws if the lake does not respond. */
export const readCustomer = (uid: string): Promise<CustomerData> =>
  fetchPrivate({ query: customerQuery, params: { id: getCustomerId(uid) }, schema: customerSchema })

const openSessionsQuery: Query<OpenSessionsQueryResult> = defineQuery(
  `*[_type == "order" && customer.uid == $uid && state == "pending" && defined(payment.sessionId)].payment.sessionId`,
)

/** Returns the checkout sessions of a customer's unpaid orders. Throws if the lake does not respond. */
export const readOpenSessions = (uid: string): Promise<string[]> =>
  fetchPrivate({ query: openSessionsQuery, params: { uid }, schema: listOf(z.string()) })

/** A customer as the identity service knows them. */
export type AccountHolder = Pick<Customer, 'uid' | 'email' | 'emailVerified'>

/** Returns the address to look up data by; null while it is unverified, because it may belong to another person. */
export const getVerifiedAddress = ({ email, emailVerified }: AccountHolder): string | null =>
  emailVerified ? email.toLowerCase() : null

/**
 * Returns a digest of an address, and of other texts, for ids. Sanity keeps the ids of deleted documents, and addresses could be guessed
 * from a digest without a secret.
 */
const digestOf = (email: string, ...texts: string[]): string =>
  hashTexts(deriveSecret('address-ids', environment().SIGNING_SECRET), email.toLowerCase(), ...texts)

/** Returns the document id of the newsletter subscription of an account's address. */
export const newsletterId = (email: string): string => `inquiry.${digestOf(email)}`

/** Returns the document id of a back-in-stock request: an address waits once for a product or variant, which its inventory identifies. */
export const stockRequestId = (email: string, inventory: string): string =>
  `stockRequest.${digestOf(email, inventory)}`

const subscriptionsQuery: Query<SubscriptionsQueryResult> = defineQuery(
  `*[(_type == "inquiry" && kind == "newsletter" || _type == "stockRequest") && lower(email) == $email] { _id, _type, state }`,
)

const subscriptionsSchema = z.array(
  z.object({ _id: z.string(), _type: z.enum(['inquiry', 'stockRequest']), state: z.string().nullable() }),
)

/** Returns the newsletter subscriptions and back-in-stock requests of an address. Throws if the lake does not respond. */
export const readSubscriptions = (email: string): Promise<z.output<typeof subscriptionsSchema>> =>
  fetchPrivate({ query: subscriptionsQuery, params: { email }, schema: subscriptionsSchema })

/** Returns whether a verified address gets the newsletter. Throws if the lake does not respond. */
export async function isSubscribed(holder: AccountHolder): Promise<boolean> {
  const email = getVerifiedAddress(holder)
  const subscriptions = email === null ? [] : await readSubscriptions(email)
  return subscriptions.some(({ _type, state }) => _type === 'inquiry' && state !== 'spam')
}

const membershipsQuery: Query<MembershipsQueryResult> = defineQuery(
  `*[_type == "project" && $email in members] { _id, _rev, members }`,
)

const membershipSchema = z.object({
  _id: z.string(),
  _rev: z.string(),
  members: withFallback(z.array(z.string()), []),
})

/** Returns the projects that an address is a member of, with all members. Throws if the lake does not respond. */
export const readMemberships = (email: string): Promise<z.output<typeof membershipSchema>[]> =>
  fetchPrivate({ query: membershipsQuery, params: { email }, schema: z.array(membershipSchema) })

const reviewsOfQuery: Query<ReviewsOfQueryResult> = defineQuery(
  `*[_type == "review" && customer == $uid] { _id, state, "product": product._ref }`,
)

const reviewSchema = z.object({ _id: z.string(), state: z.enum(REVIEW_STATE_VALUES), product: z.string() })

/** Returns the reviews that a customer wrote. Throws if the lake does not respond. */
export const readReviews = (uid: string): Promise<z.output<typeof reviewSchema>[]> =>
  fetchPrivate({ query: reviewsOfQuery, params: { uid }, schema: z.array(reviewSchema) })

const projectsQuery: Query<ProjectsQueryResult> =
  defineQuery(`*[_type == "project" && $email in members] | order(
  select(state == "running" => 0, state == "paused" => 1, state == "planned" => 2, 3) asc, startsAt desc
) [0...50] {
  "id": _id,
  "title": ${localized('title')},
  state,
  "summary": ${localized('summary')},
  "lead": lead->{ "name": ${localized('name')}, "role": ${localized('role')} },
  startsAt,
  endsAt,
  "milestones": milestones[]{ "key": _key, "title": ${localized('title')}, dueAt, doneAt },
  "decisions": decisions[]{ "key": _key, "question": ${localized('question')}, dueAt }
}`)

const projectSchema = z.object({
  id: z.string(),
  title: text,
  state: choiceOf(PROJECT_STATES, 'planned'),
  summary: optionalText,
  lead: z.object({ name: text, role: optionalText }).nullable().catch(null),
  startsAt: optionalText,
  endsAt: optionalText,
  milestones: listOf(z.object({ key: z.string(), title: text, dueAt: optionalText, doneAt: optionalText })),
  decisions: listOf(z.object({ key: z.string(), question: text, dueAt: optionalText })),
})

/** A client's project in the language of the page. */
export type Project = z.output<typeof projectSchema>

/**
 * Returns the projects of a customer's verified address, running ones first; none without one.
 *
 * @throws if the lake does not respond
 */
export async function readProjects(holder: AccountHolder, locale: LocaleId): Promise<Project[]> {
  const email = getVerifiedAddress(holder)
  if (!email) return []
  const params = { email, locale }
  return fetchPrivate({ query: projectsQuery, params, schema: listOf(projectSchema) })
}
