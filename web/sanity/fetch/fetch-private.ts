import 'server-only'
import type { QueryParams } from 'next-sanity'
import type { z } from 'zod'
import { privateClient } from '../client/private-client.ts'
import type { TypedQuery } from '../typed-query.ts'
import { parseLogged } from './parse-content.ts'

/** A query for private documents and the schema of its result. */
interface PrivateRequest<Schema extends z.ZodType> {
  /** The schema must take its result. */
  query: TypedQuery<z.input<Schema>>
  params?: QueryParams
  schema: Schema
  /** For a result that shows what is published, whatever is being edited. */
  perspective?: 'published'
}

/**
 * Reads private documents, such as orders, uncached. Callers must check who may see the result.
 *
 * @throws if the lake does not respond or the result does not match the schema
 */
export async function fetchPrivate<Schema extends z.ZodType>({
  query,
  params = {},
  schema,
  perspective,
}: PrivateRequest<Schema>): Promise<z.output<Schema>> {
  const result = await privateClient(perspective).fetch<unknown>(query, params)
  const parsed = parseLogged(schema, result, { query, params, perspective: 'published' })
  if (!parsed.success) throw parsed.error
  return parsed.data
}
