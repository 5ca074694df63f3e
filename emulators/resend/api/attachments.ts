import { z } from 'zod'
import { MailError } from '../errors.ts'
import type { Attachment } from '../types.ts'

/** Resend's limit per email, after base64. */
export const MAXIMUM_ENCODED_BYTES = 40_000_000

/** The SDK sends a Node Buffer as base64; older versions send it as the JSON of a Buffer. */
const bufferJson = z.object({ type: z.literal('Buffer'), data: z.array(z.int().min(0).max(255)) })

export const attachmentsSchema = z
  .array(
    z.object({
      filename: z.string().nullish(),
      content: z.union([z.string(), bufferJson]).nullish(),
      content_type: z.string().nullish(),
      content_id: z.string().nullish(),
    }),
  )
  .nullish()

const TYPES = new Map([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['html', 'text/html'],
  ['json', 'application/json'],
  ['ics', 'text/calendar'],
  ['zip', 'application/zip'],
])

/** Creates the error of an attachment. */
export const rejectAttachment = (message: string) => new MailError(422, 'invalid_attachment', message)

/** Decodes attachments. Throws a 422 for invalid ones and for those without content. */
export function toAttachments(list: NonNullable<z.output<typeof attachmentsSchema>>): Attachment[] {
  let encoded = 0
  return list.map(({ filename, content, content_type: type, content_id: contentId }) => {
    if (content === null || content === undefined)
      throw rejectAttachment('Attachment must have either a `content` or `path`.')
    const bytes = typeof content === 'string' ? decode(content) : Buffer.from(content.data)
    encoded += Math.ceil(bytes.byteLength / 3) * 4
    if (encoded > MAXIMUM_ENCODED_BYTES)
      throw rejectAttachment('Attachments may have 40 MB in all, after base64.')
    const name = cleanName(filename ?? 'attachment')
    const known = TYPES.get(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '')
    const sound = type && /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : undefined
    return {
      filename: name,
      contentType: sound ?? known ?? 'application/octet-stream',
      contentId: contentId ?? null,
      content: bytes,
    }
  })
}

function decode(content: string): Buffer {
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(content.replace(/\s+/g, '')))
    throw rejectAttachment('The `content` of an attachment must be base64.')
  return Buffer.from(content, 'base64')
}

/** Returns a file name without folders and without characters that would end a header. */
const cleanName = (name: string): string =>
  name.replace(/[\u0000-\u001f\u007f/\\]/g, '_').slice(0, 200) || 'attachment'
