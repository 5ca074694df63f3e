import { getPublishedId, type ValidationContext } from 'sanity'
import { API_VERSION } from '../shared/api-version.ts'
import type { ValidationResult } from './addresses.ts'

/** Returns a client that reads drafts and versions too. */
export const rawClient = ({ getClient }: Pick<ValidationContext, 'getClient'>) =>
  getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw', useCdn: false })

/** Milliseconds between two attempts to reach the lake. */
const RETRY_MS = 3_000

/** Returns whether a request had no answer, or one that the lake was unavailable. */
const isOutage = (error: unknown): boolean => {
  const { statusCode } = error as { statusCode?: number }
  return statusCode === undefined || statusCode === 429 || statusCode >= 500
}

/**
 * Runs the query of a rule, and waits for the lake while it cannot be reached. Studio would show a failed rule as an error, and would
 * not run it again once it is connected.
 */
export async function fetchForRule<Result>(
  context: Pick<ValidationContext, 'getClient'>,
  query: string,
  params: Record<string, string | string[]> = {},
): Promise<Result> {
  try {
    return await rawClient(context).fetch<Result>(query, params)
  } catch (error) {
    if (!isOutage(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return fetchForRule(context, query, params)
  }
}

/** The ids that one document can have: published, draft and versions share the last part. */
const OTHERS = '!sanity::versionOf($documentId)'

/**
 * Queries all other documents, drafts included.
 *
 * @param context of the validation
 * @param filter GROQ filter without the brackets; `$documentId` is taken
 * @param projection GROQ projection for each document found
 */
export async function fetchOthers<Result>(
  context: ValidationContext,
  filter: string,
  projection: string,
  params: Record<string, string | string[]>,
): Promise<Result[]> {
  const documentId = getPublishedId(context.document?._id ?? '')
  const query = `*[(${filter}) && ${OTHERS}]${projection}`
  return fetchForRule(context, query, { ...params, documentId })
}

/**
 * Checks that no other document of a type has the same value in a field.
 *
 * @param type document type
 * @param field GROQ path of the field, for example `path.current`
 * @param value the value to look for; an empty one passes
 * @param message what to say when it is taken
 */
export async function checkUnique(
  context: ValidationContext,
  { type, field, value, message }: { type: string; field: string; value?: string; message: string },
): Promise<ValidationResult> {
  if (!value) return true
  const taken = await fetchOthers<string>(context, `_type == $type && ${field} == $value`, '._id', {
    type,
    value,
  })
  return taken.length === 0 ? true : message
}
