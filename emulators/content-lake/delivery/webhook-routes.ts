/** `/hooks/projects/*`: document webhooks, as the hosted API manages them; administrators only. */

import { requireAdministrator } from '../access/permissions.ts'
import { apiError } from '../errors.ts'
import { readJsonObject } from '../http/body.ts'
import { findDataset } from '../storage/datasets.ts'
import type { Lake, Route, RouteContext } from '../types.ts'
import { parseSettings } from './webhook-settings.ts'
import {
  addWebhook,
  findWebhook,
  listWebhooks,
  removeWebhook,
  updateWebhook,
  type Webhook,
} from './webhooks.ts'

const PATH = '/hooks/projects/:projectId'

export const webhookRoutes: Route[] = [
  { method: 'GET', path: PATH, handle: list },
  { method: 'POST', path: PATH, handle: create },
  { method: 'GET', path: `${PATH}/:id`, handle: (context) => Response.json(publicRecord(find(context))) },
  { method: 'PUT', path: `${PATH}/:id`, handle: change },
  { method: 'PATCH', path: `${PATH}/:id`, handle: change },
  { method: 'DELETE', path: `${PATH}/:id`, handle: remove },
]

/** As hosted, plus `lastError`; the secret is never shown. */
function publicRecord({ settings, id, projectId, dataset, createdBy, ...webhook }: Webhook) {
  return {
    type: 'document',
    id,
    projectId,
    dataset,
    ...settings,
    isDisabled: settings.isDisabledByUser,
    createdByUserId: createdBy,
    createdAt: webhook.createdAt,
    updatedAt: webhook.updatedAt,
    deletedAt: null,
    lastError: webhook.lastError,
  }
}

function list({ lake, params, principal }: RouteContext): Response {
  requireAdministrator(principal)
  return Response.json(listWebhooks(lake.database, params.projectId).map(publicRecord))
}

async function create({ lake, params, principal, request }: RouteContext): Promise<Response> {
  requireAdministrator(principal)
  const projectId = params.projectId
  const body = await readJsonObject(request)
  const settings = parseSettings(body)
  const dataset = parseDataset(lake, projectId, body['dataset'] ?? '*')
  await checkRule(lake, settings.rule)
  const createdBy = principal.userId
  const given = { projectId, dataset, settings, secret: parseSecret(body), createdBy }
  const webhook = await lake.writes.run(() => addWebhook(lake.database, given))
  return Response.json(publicRecord(webhook), { status: 201 })
}

/** Attributes that the body omits stay unchanged. */
async function change(context: RouteContext): Promise<Response> {
  const webhook = find(context)
  const body = await readJsonObject(context.request)
  const settings = parseSettings({ ...webhook.settings, ...body })
  await checkRule(context.lake, settings.rule)
  const dataset = parseDataset(context.lake, webhook.projectId, body['dataset'] ?? webhook.dataset)
  const secret = 'secret' in body ? parseSecret(body) : webhook.secret
  const { database, writes } = context.lake
  await writes.run(() => updateWebhook(database, { ...webhook, dataset, settings, secret }))
  return Response.json(publicRecord(find(context)))
}

async function remove(context: RouteContext): Promise<Response> {
  const webhook = find(context)
  await context.lake.writes.run(() => removeWebhook(context.lake.database, webhook))
  return new Response(null, { status: 204 })
}

function find({ lake, params, principal }: RouteContext): Webhook {
  requireAdministrator(principal)
  const webhook = findWebhook(lake.database, params['id'] ?? '')
  if (!webhook || webhook.projectId !== params.projectId)
    throw apiError(404, 'Not Found', 'There is no webhook of that id')
  return webhook
}

function parseDataset(lake: Lake, projectId: string, dataset: unknown): string {
  if (dataset === '*') return dataset
  if (typeof dataset === 'string' && findDataset(lake.database, projectId, dataset)) return dataset
  throw apiError(400, 'Bad Request', '"dataset" must be a dataset of this project, or "*"')
}

function parseSecret({ secret = null }: Record<string, unknown>): string | null {
  if (secret === null || (typeof secret === 'string' && secret !== '')) return secret
  throw apiError(400, 'Bad Request', '"secret" must be a string')
}

/** Rejects an invalid rule, which would otherwise never match. */
async function checkRule(
  { queries }: Lake,
  { filter, projection }: { filter: string | null; projection: string | null },
) {
  for (const expression of [filter, projection])
    if (expression) await queries.project(expression, { before: null, after: null })
}
