import 'server-only'
import { purgeMutation } from '#schemas/shared/purge.ts'
import { retryWhenLimited } from '#schemas/shared/rate-limit.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { type Delivery, type Inquiry, readExpiredInquiries } from './queries.ts'
import type { RetentionLimits } from './retention.ts'

/** Size of a file part in base64: the hosted API accepts 4 MB per request. */
const PART_CHARACTERS = 2_400_000

/**
 * Stores an inquiry and its file; the same id is stored once. The file's parts are private documents and are
 * written first, so that a stored inquiry is complete.
 *
 * @returns whether it is stored; a failure is logged without the rejected data
 */
export async function storeInquiry(
  inquiry: Omit<Inquiry, 'file'>,
  file?: { name: string; content: Buffer },
): Promise<boolean> {
  try {
    const client = privateClient()
    const text = file?.content.toString('base64') ?? ''
    const parts: string[] = []
    for (let start = 0; start < text.length; start += PART_CHARACTERS) {
      const _id = `${inquiry._id}.file-${parts.length + 1}`
      const content = text.slice(start, start + PART_CHARACTERS)
      const part = { _id, _type: 'inquiryFile', content }
      await retryWhenLimited(() => client.createOrReplace(part, { visibility: 'async' }))
      parts.push(_id)
    }
    const stored = file && { file: { name: file.name, size: file.content.byteLength, parts } }
    await retryWhenLimited(() => client.createIfNotExists({ ...inquiry, ...stored, _type: 'inquiry' }))
    return true
  } catch (error) {
    console.error('An inquiry could not be stored:', error instanceof Error ? error.name : 'unknown')
    return false
  }
}

/** Updates the state of the email. Throws when the lake does not respond. */
export async function updateDelivery(id: string, delivery: Delivery): Promise<void> {
  await privateClient().patch(id).set({ delivery }).commit({ visibility: 'async' })
}

/**
 * Deletes up to fifty inquiries whose retention period has ended, with their files.
 *
 * @returns the number of deleted inquiries
 * @throws when the lake does not respond
 */
export async function deleteExpiredInquiries(limits: RetentionLimits): Promise<number> {
  const expired = await readExpiredInquiries(limits)
  if (expired.length === 0) return 0
  const ids = expired.flatMap(({ _id, parts }) => [_id, ...(parts ?? [])])
  await privateClient().mutate(ids.map(purgeMutation), { visibility: 'async' })
  return expired.length
}
