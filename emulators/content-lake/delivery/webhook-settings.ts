/** Parses the settings of a webhook from a request body. */

import { z } from 'zod'
import { isRecord } from '../../shared/json.ts'
import { apiError } from '../errors.ts'

const operationSchema = z.enum(['create', 'update', 'delete'])

export type Operation = z.output<typeof operationSchema>

/** A text; an empty one counts as missing. */
const textSchema = z
  .string()
  .nullish()
  .transform((text) => text || null)

const settingsSchema = z.object({
  name: z.string().regex(/\S/),
  description: textSchema,
  url: z.url({ protocol: /^https?$/ }),
  httpMethod: z.enum(['POST', 'PUT', 'PATCH', 'DELETE', 'GET']).default('POST'),
  apiVersion: textSchema.transform((version) => version ?? 'v2021-03-25'),
  includeDrafts: z.boolean().default(false),
  headers: z
    .record(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/))
    .default({}),
  rule: z.object({
    on: z
      .array(operationSchema)
      .min(1)
      .default([...operationSchema.options]),
    filter: textSchema,
    projection: textSchema,
  }),
  isDisabledByUser: z.boolean().default(false),
})

/** The settings of a webhook except its secret. */
export type WebhookSettings = z.output<typeof settingsSchema>

/** Throws a 400 that names the attribute. `rule` may also be given flat, as `on`, `filter` and `projection`. */
export function parseSettings(body: Record<string, unknown>): WebhookSettings {
  const { type = 'document', rule } = body
  if (type !== 'document')
    throw invalid('type', 'it must be document; other kinds are not available in this content lake')
  const parsed = settingsSchema.safeParse({ ...body, rule: { ...body, ...(isRecord(rule) ? rule : {}) } })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid(issue?.path.join('.') ?? '', issue?.message ?? '')
}

const invalid = (name: string, why: string) => apiError(400, 'Bad Request', `"${name}" is not valid: ${why}`)
