/** Calls document webhooks: those changes that their rule asks for, in its projection, signed. */

import { createHash } from 'node:crypto'

import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'

import type { Lake } from '../types.ts'
import type { Mailbox, Parcel } from './courier.ts'
import { describeFailure, RefusedError, send } from './send.ts'
import {
  findWebhook,
  nextChange,
  passChange,
  recordWebhookError,
  type Operation,
  type Webhook,
  type WebhookChange,
} from './webhooks.ts'

/** The mailbox of one webhook. */
export function webhookMailbox(lake: Lake, webhookId: string): Mailbox {
  const { database } = lake
  return {
    async next() {
      for (;;) {
        const webhook = findWebhook(database, webhookId)
        if (!webhook) return 'closed'
        const change = nextChange(database, webhook)
        if (!change) {
          passChange(database, webhook)
          return undefined
        }
        const body = await bodyFor(lake, webhook, change)
        if (body !== undefined) return parcel(lake, webhook, change, body)
        passChange(database, webhook, change.id)
      }
    },
    failed(error) {
      recordWebhookError(database, webhookId, describeFailure(error))
    },
  }
}

/** What to send; undefined when the rule does not ask for this change, or fails on it. */
async function bodyFor(
  { queries, database }: Lake,
  webhook: Webhook,
  change: WebhookChange,
): Promise<string | undefined> {
  const { rule, includeDrafts, isDisabledByUser } = webhook.settings
  if (isDisabledByUser || !rule.on.includes(operationOf(change))) return undefined
  if (!includeDrafts && /^(drafts|versions)\./.test(change.documentId)) return undefined
  try {
    if (rule.filter && (await queries.project(rule.filter, change)) !== true) return undefined
    const document = change.after ?? change.before
    return JSON.stringify(rule.projection ? await queries.project(rule.projection, change) : document)
  } catch (error) {
    // A rule that fails on one document must not hold up the others.
    recordWebhookError(database, webhook.id, `rule failed on ${change.documentId}: ${describeFailure(error)}`)
    return undefined
  }
}

function parcel({ database }: Lake, webhook: Webhook, change: WebhookChange, body: string): Parcel {
  const pass = () => passChange(database, webhook, change.id)
  return {
    async send(signal) {
      const { url, httpMethod } = webhook.settings
      const headers = await headersFor(webhook, change, body)
      try {
        await send({ url, method: httpMethod, headers, ...(httpMethod === 'GET' ? {} : { body }) }, signal)
        recordWebhookError(database, webhook.id, null)
      } catch (error) {
        if (!isFinal(error)) throw error
        recordWebhookError(database, webhook.id, describeFailure(error))
      }
    },
    done: pass,
  }
}

/** As hosted: a 4xx is the target's answer and is not tried again, but for timeouts and rate limits. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof RefusedError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![408, 425, 429].includes(error.status)
  )
}

function operationOf({ before, after }: WebhookChange): Operation {
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}

async function headersFor(
  webhook: Webhook,
  change: WebhookChange,
  body: string,
): Promise<Record<string, string>> {
  const key = createHash('sha256').update(`${webhook.id}/${change.id}`).digest('hex').slice(0, 32)
  return {
    ...webhook.settings.headers,
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Sanity.io webhook delivery',
    'idempotency-key': key,
    'sanity-transaction-id': change.transactionId,
    'sanity-transaction-time': change.timestamp,
    'sanity-project-id': webhook.projectId,
    'sanity-dataset': change.dataset,
    'sanity-document-id': change.documentId,
    'sanity-operation': operationOf(change),
    'sanity-webhook-id': webhook.id,
    ...(webhook.secret
      ? { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhook.secret) }
      : {}),
  }
}
