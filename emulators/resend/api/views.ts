import type { Mail } from '../types.ts'

/** Returns addresses as the API shows them: null for an empty list. */
const orNull = <Item>(list: readonly Item[]): readonly Item[] | null => (list.length > 0 ? list : null)

const isoOrNull = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString()

/** Returns an email as `GET /emails` lists it. */
export const toListItem = (mail: Mail) => ({
  id: mail.id,
  message_id: `<${mail.id}@mail.localhost>`,
  to: mail.to,
  from: mail.from,
  created_at: new Date(mail.createdAt).toISOString(),
  subject: mail.subject,
  bcc: orNull(mail.bcc),
  cc: orNull(mail.cc),
  reply_to: orNull(mail.replyTo),
  last_event: mail.lastEvent,
  scheduled_at: isoOrNull(mail.scheduledAt),
})

/** Returns an email as `GET /emails/:id` shows it. */
export const toDetails = (mail: Mail) => ({
  object: 'email',
  ...toListItem(mail),
  html: mail.html,
  text: mail.text,
  tags: mail.tags,
})

/** Returns an attachment as the API shows it; its id is its position in the email. */
export const toAttachmentDetails = (mail: Mail, position: number, origin: string) => {
  const file = mail.attachments[position]
  return (
    file && {
      object: 'attachment',
      id: String(position),
      filename: file.filename,
      size: file.size,
      content_type: file.contentType,
      content_disposition: file.contentId ? 'inline' : 'attachment',
      content_id: file.contentId,
      download_url: `${origin}/mails/${mail.id}/attachments/${position}`,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    }
  )
}
