import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { LOCALE_IDS, type LocaleId } from '#schemas/shared/locales.ts'
import { PROJECT_STATES } from '#schemas/shared/projects.ts'
import { REVIEW_STATE_VALUES } from '#schemas/shared/reviews.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { choiceOf, listOf, optionalText, text, textOrEmpty, withFallback } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  CustomerQueryResult,
  MailLocaleQueryResult,
  MembershipsQueryResult,
  PaymentCustomerQueryResult,
  ProjectsQueryResult,
  ReviewsOfQueryResult,
  SavedItemsQueryResult,
  SubscriptionsQueryResult,
} from '#web/sanity/types.generated.ts'
import { NO_ITEMS, type SavedItems } from './saved-items/saved-items.ts'

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

const localeSchema = z.enum(LOCALE_IDS).nullable().catch(null)

const customerSchema = z.object({
  locale: localeSchema,
  newsletter: z.boolean(),
  billing: storedBillingSchema.nullable().catch(null),
})

/** The stored data of a customer. `locale` is the chosen language of emails, or null. */
type CustomerData = z.output<typeof customerSchema>

const customerQuery: Query<CustomerQueryResult> = defineQuery(`{
  "locale": *[_type == "customer" && _id == $id][0].locale,
  "billing": *[_type == "customer" && _id == $id][0].billing,
  "newsletter": count(*[_type == "inquiry" && kind == "newsletter" && state != "spam" && lower(email) == $email]) > 0
}`)

/** A customer as the identity service knows them. */
export interface AccountHolder {
  uid: string
  email: string
  emailVerified: boolean
}

/** Returns the address to look up data by; null while it is unverified, because it may belong to another person. */
export const getVerifiedAddress = ({ email, emailVerified }: AccountHolder): string | null =>
  emailVerified ? email.toLowerCase() : null

/** Returns the data of a customer. Throws if the lake does not respond. */
export async function readCustomer(holder: AccountHolder): Promise<CustomerData> {
  // No inquiry has an empty address.
  const params = { id: getCustomerId(holder.uid), email: getVerifiedAddress(holder) ?? '' }
  return fetchPrivate({ query: customerQuery, params, schema: customerSchema })
}

const savedItemsQuery: Query<SavedItemsQueryResult> = defineQuery(
  `*[_type == "customer" && _id == $id][0] { _rev, "cart": cart[] { "id": number, quantity }, wishlist }`,
)

const savedItemsSchema = z
  .object({
    _rev: z.string(),
    cart: listOf(z.object({ id: z.string(), quantity: z.number().int().positive() })),
    wishlist: withFallback(z.array(z.string()), []),
  })
  .nullable()

/** Returns cart and wishlist of an account with the revision of its document, null before it exists. Throws if the lake does not respond. */
export async function readSavedItems(uid: string): Promise<{ revision: string | null; saved: SavedItems }> {
  const params = { id: getCustomerId(uid) }
  const stored = await fetchPrivate({ query: savedItemsQuery, params, schema: savedItemsSchema })
  if (!stored) return { revision: null, saved: NO_ITEMS }
  return { revision: stored._rev, saved: { cart: stored.cart, wishlist: stored.wishlist } }
}

const mailLocaleQuery: Query<MailLocaleQueryResult> = defineQuery(
  `*[_type == "customer" && _id == $id][0].locale`,
)

/** Returns the customer's chosen language of emails, or null. Throws if the lake does not respond. */
export async function getMailLocale(uid: string): Promise<LocaleId | null> {
  return fetchPrivate({ query: mailLocaleQuery, params: { id: getCustomerId(uid) }, schema: localeSchema })
}

const paymentCustomerQuery: Query<PaymentCustomerQueryResult> = defineQuery(
  `*[_type == "customer" && _id == $id][0].paymentCustomerId`,
)

/** Returns the Stripe customer id of a customer; null before the first order. Throws if the lake does not respond. */
export async function getPaymentCustomer(uid: string): Promise<string | null> {
  const params = { id: getCustomerId(uid) }
  return fetchPrivate({ query: paymentCustomerQuery, params, schema: z.string().nullable() })
}

const subscriptionsQuery: Query<SubscriptionsQueryResult> = defineQuery(
  `*[(_type == "inquiry" && kind == "newsletter" || _type == "stockRequest") && lower(email) == $email] { _id, _type, state }`,
)

const subscriptionsSchema = z.array(
  z.object({ _id: z.string(), _type: z.enum(['inquiry', 'stockRequest']), state: z.string().nullable() }),
)

/** Returns the newsletter subscriptions and back-in-stock requests of an address. Throws if the lake does not respond. */
export const readSubscriptions = (email: string): Promise<z.output<typeof subscriptionsSchema>> =>
  fetchPrivate({ query: subscriptionsQuery, params: { email }, schema: subscriptionsSchema })

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
