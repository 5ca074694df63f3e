import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { privateClient } from './private-client.ts'

/** What is kept of what a visitor sent, besides what Studio adds. */
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

/** How far the mail about an inquiry has come. */
export interface Delivery {
  state: 'waiting' | 'sent' | 'refused' | 'none'
  attempts: number
  /** When it is tried next, ISO 8601. */
  nextAttemptAt?: string
  /** Why it did not go out the last time. */
  reason?: string
}

/** An inquiry that is to be mailed. */
export type WaitingInquiry = Inquiry & { delivery: Delivery }

const Waiting = z.array(
  z.looseObject({ _id: z.string(), kind: z.string(), email: z.string(), delivery: z.looseObject({}) }),
)

const waitingQuery = defineQuery(`{
  "due": *[_type == "inquiry" && delivery.state == "waiting" && ($id == null || _id == $id) &&
    delivery.nextAttemptAt <= $now] | order(receivedAt asc) [0...20],
  "next": *[_type == "inquiry" && delivery.state == "waiting"] | order(delivery.nextAttemptAt asc) [0].delivery.nextAttemptAt,
  "mailbox": *[_id == "contactInfo"][0].inquiriesEmail
}`)

const Due = z.object({ due: Waiting, next: z.string().nullish(), mailbox: z.string().nullish() })

/** A document takes at most so much of a file, in base64: the hosted API takes 4 MB in one request. */
const PART_CHARACTERS = 2_400_000

/** Says why the lake could not take something, without what it was to take. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/**
 * Keeps an inquiry and its file. The same id is kept once, whoever sends it again. The file goes first, in parts that are
 * private documents themselves: an inquiry that is there is there whole.
 *
 * @returns null, or why it could not be kept
 */
export async function keepInquiry(
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
    return reasonOf(error)
  }
}

/**
 * Inquiries whose mail is due, oldest first, and the mailbox they go to.
 *
 * @param id looks at this one only
 * @param next when the earliest of all that wait is due, ISO 8601; null when none waits
 * @throws where the lake cannot be asked
 */
export async function dueInquiries(
  now: Date,
  id: string | null = null,
): Promise<{ due: WaitingInquiry[]; next: string | null; mailbox: string | null }> {
  const answer = Due.parse(await privateClient().fetch<unknown>(waitingQuery, { now: now.toISOString(), id }))
  // The documents were written by this file alone.
  const due = answer.due as unknown as WaitingInquiry[]
  return { due, next: answer.next ?? null, mailbox: answer.mailbox ?? null }
}

/** The bytes of an inquiry's file. Throws where the lake cannot be asked. */
export async function readInquiryFile(parts: readonly string[]): Promise<Buffer> {
  const documents = await privateClient().getDocuments<{ content: string }>([...parts])
  return Buffer.from(documents.map((part) => part?.content ?? '').join(''), 'base64')
}

/** Notes how far the mail has come. Throws where the lake cannot be asked. */
export async function noteDelivery(id: string, delivery: Delivery): Promise<void> {
  await privateClient().patch(id).set({ delivery }).commit({ visibility: 'async' })
}

const forgettableQuery = defineQuery(`*[_type == "inquiry" && keepLonger != true && (
  (state == "spam" && receivedAt < $spamBefore) ||
  (kind in ["contact", "email"] && receivedAt < $messagesBefore) ||
  (kind == "application" && receivedAt < $applicationsBefore && !defined(*[
    _type == "job" && _id == ^.job.reference && (!defined(closesAt) || closesAt >= $applicationsBefore)
  ][0]._id))
)] | order(receivedAt asc) [0...50] { _id, "parts": file.parts }`)

const Forgettable = z.array(z.object({ _id: z.string(), parts: z.array(z.string()).nullish() }))

/**
 * Deletes what may be kept no longer, files included, fifty at a time; nothing that an editor has marked to be kept. Applications
 * count from the day their job closed, and stay while it is open. Newsletter addresses stay until somebody deletes them.
 *
 * @param limits times, ISO 8601
 * @returns how many inquiries were deleted
 * @throws where the lake cannot be asked
 */
export async function forgetInquiries(
  limits: Record<'messagesBefore' | 'applicationsBefore' | 'spamBefore', string>,
): Promise<number> {
  const client = privateClient()
  const forgettable = Forgettable.parse(await client.fetch<unknown>(forgettableQuery, limits))
  if (forgettable.length === 0) return 0
  const transaction = client.transaction()
  for (const { _id, parts } of forgettable) for (const id of [_id, ...(parts ?? [])]) transaction.delete(id)
  await transaction.commit({ visibility: 'async' })
  return forgettable.length
}
