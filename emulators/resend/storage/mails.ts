import { randomUUID } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { inTransaction } from '../../shared/database.ts'
import type { Attachment, Draft, LastEvent, Mail } from '../types.ts'
import { normalizeForSearch } from './search-text.ts'

/** A page of emails, newest first. */
export interface MailPage {
  mails: Mail[]
  hasMore: boolean
}

/** The stored emails. Changes are on disk when a call returns. */
export interface MailStore {
  /** Stores emails, all or none, and runs `also` in the same transaction. Returns their ids in order. */
  add(drafts: readonly Draft[], also?: (ids: string[]) => void): string[]
  get(id: string): Mail | undefined
  /** Finds emails that contain every word of `words` in subject, addresses or text. `after` and `before` are ids. */
  list(options: { limit: number; words?: string; after?: string; before?: string }): MailPage
  attachment(id: string, position: number): Attachment | undefined
  /** Changes the time of an email that is not sent yet; returns whether there was one. */
  reschedule(id: string, scheduledAt: number): boolean
  cancel(id: string): boolean
  deleteAll(): void
}

interface MailRow {
  id: string
  created_at: number
  scheduled_at: number | null
  canceled: number
  content: string
}

/** Resend's test addresses determine the event of an email. */
const TEST_ADDRESSES = new Map<string, LastEvent>([
  ['bounced', 'bounced'],
  ['complained', 'complained'],
  ['suppressed', 'suppressed'],
])

/** Creates the store. `now` returns milliseconds. */
export function createMailStore(database: DatabaseSync, now: () => number): MailStore {
  const insert = database.prepare(
    'INSERT INTO mails (id, created_at, scheduled_at, content, search_text) VALUES (?, ?, ?, ?, ?)',
  )
  const insertAttachment = database.prepare(
    'INSERT INTO attachments (mail_id, position, filename, content_type, content_id, content) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const select = database.prepare('SELECT * FROM mails WHERE id = ?')
  const selectFiles = database.prepare(
    `SELECT filename, content_type AS contentType, content_id AS contentId, length(content) AS size
     FROM attachments WHERE mail_id = ? ORDER BY position`,
  )
  const selectFile = database.prepare(
    `SELECT filename, content_type AS contentType, content_id AS contentId, content
     FROM attachments WHERE mail_id = ? AND position = ?`,
  )
  const waiting = 'id = ? AND canceled = 0 AND scheduled_at > ?'
  const setTime = database.prepare(`UPDATE mails SET scheduled_at = ? WHERE ${waiting}`)
  const setCanceled = database.prepare(`UPDATE mails SET canceled = 1 WHERE ${waiting}`)

  function toMail({
    id,
    created_at: createdAt,
    scheduled_at: scheduledAt,
    canceled,
    content,
  }: MailRow): Mail {
    const draft = JSON.parse(content) as Omit<Draft, 'attachments' | 'scheduledAt'>
    const attachments = selectFiles.all(id) as unknown as Mail['attachments']
    const lastEvent = canceled
      ? 'canceled'
      : scheduledAt !== null && scheduledAt > now()
        ? 'scheduled'
        : eventFor(draft.to)
    return { ...draft, id, createdAt, scheduledAt, lastEvent, attachments }
  }

  function put(draft: Draft): string {
    const { attachments, scheduledAt, ...content } = draft
    const id = randomUUID()
    insert.run(id, now(), scheduledAt, JSON.stringify(content), normalizeForSearch(draft))
    attachments.forEach(({ filename, contentType, contentId, content: bytes }, position) =>
      insertAttachment.run(id, position, filename, contentType, contentId, bytes),
    )
    return id
  }

  return {
    add: (drafts, also) =>
      inTransaction(database, () => {
        const ids = drafts.map(put)
        also?.(ids)
        return ids
      }),
    get(id) {
      const row = select.get(id) as MailRow | undefined
      return row && toMail(row)
    },
    list({ limit, words = '', after, before }) {
      const terms = normalizeForSearch(words).split(' ').filter(Boolean).slice(0, 20)
      const conditions = terms.map(() => 'instr(search_text, ?) > 0')
      const values: string[] = [...terms]
      for (const [id, sign] of [[after, '<'] as const, [before, '>'] as const]) {
        if (id === undefined) continue
        conditions.push(`sequence ${sign} (SELECT sequence FROM mails WHERE id = ?)`)
        values.push(id)
      }
      const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
      const order = before === undefined ? 'DESC' : 'ASC'
      const statement: StatementSync = database.prepare(
        `SELECT * FROM mails ${where} ORDER BY sequence ${order} LIMIT ?`,
      )
      const rows = statement.all(...values, limit + 1) as unknown as MailRow[]
      const mails = rows.slice(0, limit).map(toMail)
      return { mails: before === undefined ? mails : mails.reverse(), hasMore: rows.length > limit }
    },
    attachment(id, position) {
      const row = selectFile.get(id, position) as unknown as Attachment | undefined
      return row && { ...row, content: Buffer.from(row.content) }
    },
    reschedule: (id, scheduledAt) => setTime.run(scheduledAt, id, now()).changes > 0,
    cancel: (id) => setCanceled.run(id, now()).changes > 0,
    deleteAll: () => database.exec('DELETE FROM mails'),
  }
}

function eventFor(recipients: readonly string[]): LastEvent {
  const test = recipients.map((address) => /(\w+)(?:\+[^@]*)?@resend\.dev>?$/.exec(address)?.[1] ?? '')
  return test.map((name) => TEST_ADDRESSES.get(name)).find((event) => event !== undefined) ?? 'delivered'
}
