/** Stored document webhooks and the log of changes to deliver. */

import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { row, rows, run } from '../storage/statements.ts'
import type { LakeDocument } from '../types.ts'
import type { WebhookSettings } from './webhook-settings.ts'

export interface Webhook {
  id: string
  projectId: string
  /** A dataset name, or `*` for every dataset of the project. */
  dataset: string
  settings: WebhookSettings
  secret: string | null
  /** Id of the last change that was delivered or skipped. */
  cursor: number
  lastError: string | null
  createdBy: string
  createdAt: string
  updatedAt: string
}

export interface WebhookChange {
  id: number
  dataset: string
  documentId: string
  before: LakeDocument | null
  after: LakeDocument | null
  transactionId: string
  timestamp: string
}

const columns = `id, project_id AS projectId, dataset, settings, secret, cursor, last_error AS lastError,
  created_by AS createdBy, created_at AS createdAt, updated_at AS updatedAt`

type StoredWebhook = Omit<Webhook, 'settings'> & { settings: string }

function parse(stored: StoredWebhook): Webhook {
  return { ...stored, settings: JSON.parse(stored.settings) as WebhookSettings }
}

/** Adds a webhook; it receives changes from now on. */
export function addWebhook(
  database: DatabaseSync,
  webhook: Pick<Webhook, 'projectId' | 'dataset' | 'settings' | 'secret' | 'createdBy'>,
): Webhook {
  const { projectId, dataset, settings, secret, createdBy } = webhook
  const now = new Date().toISOString()
  const stored = row<StoredWebhook>(
    database,
    `INSERT INTO webhooks (id, project_id, dataset, settings, secret, cursor, created_by, created_at, updated_at)
      VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'webhook_changes'), ?, ?, ?)
      RETURNING ${columns}`,
    randomBytes(8).toString('hex'),
    projectId,
    dataset,
    JSON.stringify(settings),
    secret,
    createdBy,
    now,
    now,
  )
  if (!stored) throw new Error('The webhook was not written')
  return parse(stored)
}

export function updateWebhook(database: DatabaseSync, { id, dataset, settings, secret }: Webhook): void {
  const sql = 'UPDATE webhooks SET dataset = ?, settings = ?, secret = ?, updated_at = ? WHERE id = ?'
  run(database, sql, dataset, JSON.stringify(settings), secret, new Date().toISOString(), id)
}

export function findWebhook(database: DatabaseSync, id: string): Webhook | undefined {
  const stored = row<StoredWebhook>(database, `SELECT ${columns} FROM webhooks WHERE id = ?`, id)
  return stored && parse(stored)
}

export function listWebhooks(database: DatabaseSync, projectId?: string): Webhook[] {
  const sql = `SELECT ${columns} FROM webhooks WHERE project_id = coalesce(?, project_id) ORDER BY created_at`
  return rows<StoredWebhook>(database, sql, projectId ?? null).map(parse)
}

export function removeWebhook(database: DatabaseSync, { id, projectId }: Webhook): void {
  run(database, 'DELETE FROM webhooks WHERE id = ?', id)
  forgetDelivered(database, projectId)
}

/** Returns the oldest change that the webhook has not processed; undefined when there is none. */
export function nextChange(
  database: DatabaseSync,
  { projectId, dataset, cursor }: Webhook,
): WebhookChange | undefined {
  const found = row<
    Omit<WebhookChange, 'before' | 'after'> & { before: string | null; after: string | null }
  >(
    database,
    `SELECT change.id, change.dataset, document_id AS documentId, before, after,
        coalesce(transactions.id, '') AS transactionId, coalesce(timestamp, '') AS timestamp
      FROM webhook_changes AS change LEFT JOIN transactions ON transactions.sequence = change.sequence
      WHERE change.project_id = ? AND change.id > ? AND ? IN (change.dataset, '*')
      ORDER BY change.id LIMIT 1`,
    projectId,
    cursor,
    dataset,
  )
  const body = (text: string | null) => (text === null ? null : (JSON.parse(text) as LakeDocument))
  return found && { ...found, before: body(found.before), after: body(found.after) }
}

/** Moves the webhook past a change (past all without one) and deletes changes that every webhook has processed. */
export function passChange(database: DatabaseSync, { id, projectId }: Webhook, changeId?: number): void {
  const newest = `(SELECT coalesce(max(id), cursor) FROM webhook_changes WHERE project_id = webhooks.project_id)`
  const sql = `UPDATE webhooks SET cursor = max(cursor, coalesce(?, ${newest})) WHERE id = ?`
  run(database, sql, changeId ?? null, id)
  forgetDelivered(database, projectId)
}

export function recordWebhookError(database: DatabaseSync, id: string, error: string | null): void {
  run(database, 'UPDATE webhooks SET last_error = ? WHERE id = ?', error, id)
}

function forgetDelivered(database: DatabaseSync, projectId: string): void {
  const seen = '(SELECT coalesce(min(cursor), 9223372036854775807) FROM webhooks WHERE project_id = ?)'
  run(database, `DELETE FROM webhook_changes WHERE project_id = ? AND id <= ${seen}`, projectId, projectId)
}
