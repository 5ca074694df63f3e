/** What happened to a mail last. Mails to Resend's test addresses bounce or are complained about, as there. */
export type LastEvent = 'scheduled' | 'canceled' | 'delivered' | 'bounced' | 'complained'

/** A file that travels with a mail. */
export interface Attachment {
  filename: string
  contentType: string
  /** By which the HTML shows it (`cid:`); null for a file that is only attached. */
  contentId: string | null
  content: Buffer
}

/** A mail as it was asked for, checked. Addresses are `a@b.c` or `Name <a@b.c>`. */
export interface Draft {
  from: string
  to: string[]
  cc: string[]
  bcc: string[]
  replyTo: string[]
  subject: string
  html: string | null
  text: string | null
  headers: Record<string, string>
  tags: { name: string; value: string }[]
  /** When to send it, in milliseconds; null for at once. */
  scheduledAt: number | null
  attachments: Attachment[]
}

/** A mail that was taken. */
export interface Mail extends Omit<Draft, 'attachments'> {
  id: string
  /** In milliseconds. */
  createdAt: number
  lastEvent: LastEvent
  attachments: (Omit<Attachment, 'content'> & { size: number })[]
}
