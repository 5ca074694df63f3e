import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { privateClient } from '#web/sanity/client/private-client.ts'

/** A stored inquiry, without the fields that Studio adds. */
export interface Inquiry {
  _id: string
  kind: 'contact' | 'email' | 'newsletter' | 'application'
  state: 'new' | 'spam'
  locale: string
  receivedAt: string
  name?: string
  email: string
  phone?: string
  position?: string
  message?: string
  job?: { title: string; reference?: string }
  file?: { name: string; size: number; parts: string[] }
}

/** The state of the email about an inquiry. */
export interface Delivery {
  state: 'waiting' | 'sent' | 'refused' | 'none'
  attempts: number
  /** Time of the next attempt, ISO 8601. */
  nextAttemptAt?: string
  /** Why the last attempt failed. */
  reason?: string
}

/** An inquiry whose email is pending. */
export type WaitingInquiry = Inquiry & { delivery: Delivery }

const waitingInquiriesSchema = z.array(
  z.looseObject({ _id: z.string(), kind: z.string(), email: z.string(), delivery: z.looseObject({}) }),
)

const waitingQuery = defineQuery(`{
  "due": *[_type == "inquiry" && delivery.state == "waiting" && ($id == null || _id == $id) &&
    delivery.nextAttemptAt <= $now] | order(receivedAt asc) [0...20],
  "next": *[_type == "inquiry" && delivery.state == "waiting"] | order(delivery.nextAttemptAt asc) [0].delivery.nextAttemptAt,
  "mailbox": *[_id == "contactInfo"][0].inquiriesEmail
}`)

const dueInquiriesSchema = z.object({
  due: waitingInquiriesSchema,
  next: z.string().nullish(),
  mailbox: z.string().nullish(),
})

/** Size of a file part in base64: the hosted API accepts 4 MB per request. */
const PART_CHARACTERS = 2_400_000

/** Returns the name of an error, without the rejected data. */
const errorNameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/**
 * Stores an inquiry and its file; the same id is stored once. The file's parts are private documents and are
 * written first, so that a stored inquiry is complete.
 *
 * @returns null, or the name of the error
 */
export async function storeInquiry(
  inquiry: Omit<Inquiry, 'file'>,
  delivery: Delivery,
  file?: { name: string; content: Buffer },
): Promise<string | null> {
  try {
    const client = privateClient()
    const text = file?.content.toString('base64') ?? ''
    const parts: string[] = []
    for (let start = 0; start < text.length; start += PART_CHARACTERS) {
      const _id = `${inquiry._id}.file-${parts.length + 1}`
      const content = text.slice(start, start + PART_CHARACTERS)
      await client.createOrReplace({ _id, _type: 'inquiryFile', content }, { visibility: 'async' })
      parts.push(_id)
    }
    const kept = file && { file: { name: file.name, size: file.content.byteLength, parts } }
    await client.createIfNotExists({ ...inquiry, ...kept, delivery, _type: 'inquiry' })
    return null
  } catch (error) {
    return errorNameOf(error)
  }
}

/**
 * Returns the inquiries whose email is due, oldest first, and the team's mailbox.
 *
 * @param id checks this inquiry only
 * @returns `next`: when the next pending email is due, ISO 8601; null when none is pending
 * @throws when the lake does not answer
 */
export async function dueInquiries(
  now: Date,
  id: string | null = null,
): Promise<{ due: WaitingInquiry[]; next: string | null; mailbox: string | null }> {
  const answer = dueInquiriesSchema.parse(
    await privateClient().fetch<unknown>(waitingQuery, { now: now.toISOString(), id }),
  )
  // Only this file writes these documents.
  const due = answer.due as unknown as WaitingInquiry[]
  return { due, next: answer.next ?? null, mailbox: answer.mailbox ?? null }
}

/** Returns the bytes of an inquiry's file. Throws when the lake does not answer. */
export async function readInquiryFile(parts: readonly string[]): Promise<Buffer> {
  const documents = await privateClient().getDocuments<{ content: string }>([...parts])
  return Buffer.from(documents.map((part) => part?.content ?? '').join(''), 'base64')
}

/** Updates the state of the email. Throws when the lake does not answer. */
export async function updateDelivery(id: string, delivery: Delivery): Promise<void> {
  await privateClient().patch(id).set({ delivery }).commit({ visibility: 'async' })
}

const expiredInquiriesQuery = defineQuery(`*[_type == "inquiry" && keepLonger != true && (
  (state == "spam" && receivedAt < $spamBefore) ||
  (kind in ["contact", "email"] && receivedAt < $messagesBefore) ||
  (kind == "application" && receivedAt < $applicationsBefore && !defined(*[
    _type == "job" && _id == ^.job.reference && (!defined(closesAt) || closesAt >= $applicationsBefore)
  ][0]._id))
)] | order(receivedAt asc) [0...50] { _id, "parts": file.parts }`)

const expiredInquiriesSchema = z.array(z.object({ _id: z.string(), parts: z.array(z.string()).nullish() }))

/**
 * Deletes up to fifty inquiries whose retention period has ended, with their files; not those marked to be
 * kept. Applications expire after their job has closed. Newsletter addresses do not expire.
 *
 * @param limits times, ISO 8601
 * @returns the number of deleted inquiries
 * @throws when the lake does not answer
 */
export async function deleteExpiredInquiries(
  limits: Record<'messagesBefore' | 'applicationsBefore' | 'spamBefore', string>,
): Promise<number> {
  const client = privateClient()
  const expired = expiredInquiriesSchema.parse(await client.fetch<unknown>(expiredInquiriesQuery, limits))
  if (expired.length === 0) return 0
  const transaction = client.transaction()
  for (const { _id, parts } of expired) for (const id of [_id, ...(parts ?? [])]) transaction.delete(id)
  await transaction.commit({ visibility: 'async' })
  return expired.length
}
