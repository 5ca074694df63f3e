/** Calls document webhooks with the changes that their rule selects, in its projection and signed. */

import { hash } from 'node:crypto'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { isDraftOrVersionId } from '../documents/ids.ts'
import type { Lake } from '../types.ts'
import type { Delivery, DeliveryQueue } from './deliverer.ts'
import { describeError, HttpStatusError, send } from './send.ts'
import type { Operation } from './webhook-settings.ts'
import {
  findWebhook,
  nextChange,
  passChange,
  recordWebhookError,
  type Webhook,
  type WebhookChange,
} from './webhooks.ts'

/** Creates the queue of a webhook. */
export function createWebhookQueue(lake: Lake, webhookId: string): DeliveryQueue {
  const { database, writes } = lake
  return {
    async next() {
      for (;;) {
        const webhook = findWebhook(database, webhookId)
        if (!webhook) return 'closed'
        const change = nextChange(database, webhook)
        if (!change) {
          await writes.run(() => passChange(database, webhook))
          return undefined
        }
        const body = await bodyFor(lake, webhook, change)
        if (body !== undefined) return delivery(lake, webhook, change, body)
        await writes.run(() => passChange(database, webhook, change.id))
      }
    },
    failed(error) {
      return writes.run(() => recordWebhookError(database, webhookId, describeError(error)))
    },
  }
}

/** Returns the body to send; undefined when the rule does not select the change or fails. */
async function bodyFor(
  { queries, database, writes }: Lake,
  webhook: Webhook,
  change: WebhookChange,
): Promise<string | undefined> {
  const { rule, includeDrafts, isDisabledByUser } = webhook.settings
  if (isDisabledByUser || !rule.on.includes(operationOf(change))) return undefined
  if (!includeDrafts && isDraftOrVersionId(change.documentId)) return undefined
  try {
    if (rule.filter && (await queries.project(rule.filter, change)) !== true) return undefined
    const document = change.after ?? change.before
    return JSON.stringify(rule.projection ? await queries.project(rule.projection, change) : document)
  } catch (error) {
    // A rule that fails for one document must not block the others.
    const reason = `rule failed on ${change.documentId}: ${describeError(error)}`
    await writes.run(() => recordWebhookError(database, webhook.id, reason))
    return undefined
  }
}

function delivery(
  { database, writes }: Lake,
  webhook: Webhook,
  change: WebhookChange,
  body: string,
): Delivery {
  const record = (error: string | null) => writes.run(() => recordWebhookError(database, webhook.id, error))
  return {
    async send(signal) {
      const { url, httpMethod } = webhook.settings
      const headers = await headersFor(webhook, change, body)
      try {
        await send({ url, method: httpMethod, headers, ...(httpMethod === 'GET' ? {} : { body }) }, signal)
        await record(null)
      } catch (error) {
        if (!isFinal(error)) throw error
        await record(describeError(error))
      }
    },
    done: () => writes.run(() => passChange(database, webhook, change.id)),
  }
}

/** As hosted, a 4xx is final and not retried, except timeouts and rate limits. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof HttpStatusError &&
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
  const key = hash('sha256', `${webhook.id}/${change.id}`).slice(0, 32)
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
