import 'server-only'
import type { SanityClient } from 'next-sanity'
import { failure, type Result } from '#web/lib/result.ts'
import { publishedClient } from './client.ts'

/**
 * Why the lake refuses a Studio user: `unauthorized` (invalid token), `forbidden` (role), `missing` (no such document), `unavailable` (it
 * does not respond).
 */
export type StudioUserError = 'unauthorized' | 'forbidden' | 'missing' | 'unavailable'

/** Errors by the lake's status; an empty change is a conflict. */
const ERROR_BY_STATUS: ReadonlyMap<unknown, StudioUserError> = new Map([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'missing'],
  [409, 'missing'],
])

/** Asks the lake with the token of a Studio user. A dry run tests a permission, so that roles are defined in the lake only. */
export async function askAsStudioUser<Value>(
  token: string,
  ask: (client: SanityClient) => Promise<Result<Value, StudioUserError>>,
): Promise<Result<Value, StudioUserError>> {
  try {
    return await ask(publishedClient.withConfig({ token, useCdn: false, perspective: 'raw', maxRetries: 1 }))
  } catch (error) {
    return failure(
      ERROR_BY_STATUS.get((error as { statusCode?: unknown } | null)?.statusCode) ?? 'unavailable',
    )
  }
}
