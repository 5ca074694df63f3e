import { z } from 'zod'
import { readBody } from '../../shared/requests.ts'
import { MAXIMUM_ENCODED_BYTES, rejectAttachment } from './attachments.ts'

const TIMEOUT_MS = 10_000

const attachmentSchema = z.looseObject({
  path: z.string().nullish(),
  content: z.unknown().optional(),
  filename: z.string().nullish(),
  content_type: z.string().nullish(),
})
const mailSchema = z.looseObject({ attachments: z.array(attachmentSchema) })

/**
 * Downloads the attachments of an email that are given by `path`, and returns the email with their `content`. Throws a 422 for one that
 * cannot be downloaded. Anything that is no such email is returned as it is.
 */
export async function downloadAttachments(mail: unknown): Promise<unknown> {
  const parsed = mailSchema.safeParse(mail)
  if (!parsed.success) return mail
  const attachments = await Promise.all(
    parsed.data.attachments.map(async (attachment) => {
      const { path, content } = attachment
      if (!path || (content !== undefined && content !== null)) return attachment
      return { ...attachment, ...(await download(path, attachment)) }
    }),
  )
  return { ...parsed.data, attachments }
}

async function download(path: string, given: z.infer<typeof attachmentSchema>) {
  const url = URL.parse(path)
  if (!url || !/^https?:$/.test(url.protocol))
    throw rejectAttachment(`The \`path\` ${path} is not an address.`)
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const bytes = await readBody(response, MAXIMUM_ENCODED_BYTES, new Error('it has more than 40 MB'))
    return {
      content: bytes.toString('base64'),
      filename: given.filename ?? decodeURIComponent(url.pathname.split('/').at(-1) || 'attachment'),
      content_type: given.content_type ?? response.headers.get('content-type')?.split(';')[0] ?? null,
    }
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    throw rejectAttachment(`The attachment ${path} cannot be downloaded: ${reason}.`)
  }
}
