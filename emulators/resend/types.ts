/** The last event of an email. Resend's test addresses bounce or are reported as spam. */
export type LastEvent = 'scheduled' | 'canceled' | 'delivered' | 'bounced' | 'complained' | 'suppressed'

/** A file attached to an email. */
export interface Attachment {
  filename: string
  contentType: string
  /** The id by which the HTML embeds it (`cid:`); null for a file that is only attached. */
  contentId: string | null
  content: Buffer
}

/** A validated email that is not stored yet. Addresses are `a@b.c` or `Name <a@b.c>`. */
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
  /** When to send it, in milliseconds; null for immediately. */
  scheduledAt: number | null
  attachments: Attachment[]
}

/** A stored email. */
export interface Mail extends Omit<Draft, 'attachments'> {
  id: string
  /** In milliseconds. */
  createdAt: number
  lastEvent: LastEvent
  attachments: (Omit<Attachment, 'content'> & { size: number })[]
}
