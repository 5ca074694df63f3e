import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { Inquiry as StoredInquiry } from '#schemas/shared/documents.generated.ts'
import {
  INQUIRY_KIND_VALUES,
  INQUIRY_MAIL_STATE_VALUES,
  INQUIRY_STATE_VALUES,
} from '#schemas/shared/inquiries.ts'
import { localeOrDefault } from '#web/i18n/routing.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { documentSchema } from '#web/sanity/document-schema.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { listOf } from '#web/sanity/parse.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { ExpiredInquiriesQueryResult, WaitingQueryResult } from '#web/sanity/types.generated.ts'
import type { RetentionLimits } from './retention.ts'

/** The state of the email about an inquiry. */
const deliverySchema = z.object({
  state: z.enum(INQUIRY_MAIL_STATE_VALUES),
  attempts: z.number().int(),
  /** Time of the next attempt, ISO 8601. */
  nextAttemptAt: z.string().optional(),
  /** Why the last attempt failed. */
  reason: z.string().optional(),
})

/** Parses a stored inquiry, without the fields that editors fill in. Checked against the content model. */
const inquirySchema = documentSchema<StoredInquiry>()(
  z.object({
    _id: z.string(),
    kind: z.enum(INQUIRY_KIND_VALUES),
    state: z.enum(INQUIRY_STATE_VALUES),
    locale: z.string().transform(localeOrDefault),
    receivedAt: z.string(),
    name: z.string().optional(),
    email: z.string(),
    phone: z.string().optional(),
    position: z.string().optional(),
    message: z.string().optional(),
    job: z.object({ title: z.string(), reference: z.string().optional() }).optional(),
    file: z.object({ name: z.string(), size: z.number(), parts: z.array(z.string()) }).optional(),
    delivery: deliverySchema,
  }),
)

/** A stored inquiry. */
export type Inquiry = z.output<typeof inquirySchema>

/** The state of the email about an inquiry. */
export type Delivery = Inquiry['delivery']

const waitingQuery: Query<WaitingQueryResult> = defineQuery(`{
  "due": *[_type == "inquiry" && delivery.state == "waiting" && ($id == null || _id == $id) &&
    delivery.nextAttemptAt <= $now] | order(receivedAt asc) [0...20],
  "mailbox": *[_id == "contactInfo"][0].inquiriesEmail
}`)

const waitingSchema = z.object({
  // A malformed inquiry does not hold back the others.
  due: listOf(inquirySchema),
  mailbox: z.string().nullable(),
})

/**
 * Returns the inquiries whose email is due, oldest first, and the team's mailbox.
 *
 * @param id checks this inquiry only; null for all
 * @throws when the lake does not respond
 */
export const readDueInquiries = (now: Date, id: string | null): Promise<z.output<typeof waitingSchema>> =>
  fetchPrivate({ query: waitingQuery, params: { now: now.toISOString(), id }, schema: waitingSchema })

/** Returns the bytes of an inquiry's file. Throws when the lake does not respond. */
export async function readInquiryFile(parts: readonly string[]): Promise<Buffer> {
  const documents = await privateClient().getDocuments<{ content: string }>([...parts])
  return Buffer.from(documents.map((part) => part?.content ?? '').join(''), 'base64')
}

const expiredInquiriesQuery: Query<ExpiredInquiriesQueryResult> =
  defineQuery(`*[_type == "inquiry" && keepLonger != true && (
  (state == "spam" && receivedAt < $spamBefore) ||
  (kind in ["contact", "email"] && receivedAt < $messagesBefore) ||
  (kind == "application" && receivedAt < $applicationsBefore && !defined(*[
    _type == "job" && _id == ^.job.reference && (!defined(closesAt) || closesAt >= $applicationsBefore)
  ][0]._id))
)] | order(receivedAt asc) [0...50] { _id, "parts": file.parts }`)

const expiredInquiriesSchema = z.array(z.object({ _id: z.string(), parts: z.array(z.string()).nullable() }))

/**
 * Returns up to fifty inquiries whose retention period has ended, oldest first, with the ids of their files' parts; not those marked to be
 * kept. Applications expire after their job has closed. Newsletter addresses do not expire. Throws when the lake does not respond.
 */
export const readExpiredInquiries = (
  limits: RetentionLimits,
): Promise<z.output<typeof expiredInquiriesSchema>> =>
  fetchPrivate({ query: expiredInquiriesQuery, params: { ...limits }, schema: expiredInquiriesSchema })
