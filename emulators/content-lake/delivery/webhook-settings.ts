/** Parses the settings of a webhook from a request body. */

import { isRecord } from '../../shared/json.ts'
import { apiError } from '../errors.ts'
import { isHttpUrl } from './send.ts'
import type { Operation, WebhookSettings } from './webhooks.ts'

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'] as const
const OPERATIONS = ['create', 'update', 'delete'] as const

/** Throws a 400 that names the attribute. `rule` may also be given flat, as `on`, `filter` and `projection`. */
export function parseSettings(body: Record<string, unknown>): WebhookSettings {
  const {
    name,
    url,
    description,
    httpMethod = 'POST',
    includeDrafts = false,
    isDisabledByUser = false,
  } = body
  if (body['type'] !== undefined && body['type'] !== 'document')
    throw invalid('type', 'document; other kinds are not available in this content lake')
  if (typeof name !== 'string' || name.trim() === '') throw invalid('name', 'a string')
  if (!isHttpUrl(url)) throw invalid('url', 'an http or https address')
  const method = METHODS.find((known) => known === httpMethod)
  if (!method) throw invalid('httpMethod', `one of ${METHODS.join(', ')}`)
  if (typeof includeDrafts !== 'boolean') throw invalid('includeDrafts', 'true or false')
  if (typeof isDisabledByUser !== 'boolean') throw invalid('isDisabledByUser', 'true or false')
  return {
    name,
    description: text('description', description),
    url,
    httpMethod: method,
    apiVersion: text('apiVersion', body['apiVersion']) ?? 'v2021-03-25',
    includeDrafts,
    headers: parseHeaders(body['headers'] ?? {}),
    rule: parseRule({ ...body, ...(isRecord(body['rule']) ? body['rule'] : {}) }),
    isDisabledByUser,
  }
}

function parseRule({
  on = OPERATIONS,
  filter,
  projection,
}: Record<string, unknown>): WebhookSettings['rule'] {
  const operations = Array.isArray(on) ? OPERATIONS.filter((known) => on.includes(known)) : []
  if (!Array.isArray(on) || on.length === 0 || operations.length !== new Set(on).size)
    throw invalid('rule.on', `a list of ${OPERATIONS.join(', ')}`)
  return {
    on: operations satisfies Operation[],
    filter: text('rule.filter', filter),
    projection: text('rule.projection', projection),
  }
}

function parseHeaders(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : [['', undefined] as const]
  const isHeader = ([name, content]: readonly [string, unknown]) =>
    /^[\w!#$%&'*+.^`|~-]+$/.test(name) && typeof content === 'string' && /^[\t\x20-\x7e]*$/.test(content)
  if (!entries.every(isHeader)) throw invalid('headers', 'an object of header names and ASCII values')
  return Object.fromEntries(entries) as Record<string, string>
}

function text(name: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string') return value
  throw invalid(name, 'a string')
}

function invalid(name: string, rule: string): Error {
  return apiError(400, 'Bad Request', `"${name}" must be ${rule}`)
}
