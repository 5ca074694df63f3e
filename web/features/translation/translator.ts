import 'server-only'
import { failure, type Result, success } from '#web/lib/result.ts'
import { publishedClient } from '#web/sanity/client/client.ts'

/** Why a user may not have texts translated. */
export type TranslatorError = 'unauthorized' | 'forbidden' | 'unavailable'

const ERROR_BY_STATUS: ReadonlyMap<unknown, TranslatorError> = new Map([
  [401, 'unauthorized'],
  [403, 'forbidden'],
])

/**
 * Returns whether the user of a Studio token may write documents of a type. Tests the permission by a dry run, so that roles are
 * defined in the lake only.
 */
export async function checkTranslator(token: string, type: string): Promise<Result<true, TranslatorError>> {
  const client = publishedClient.withConfig({ token, useCdn: false, perspective: 'raw', maxRetries: 1 })
  try {
    await client.create({ _type: type, _id: 'drafts.translation-check' }, { dryRun: true })
    return success(true)
  } catch (error) {
    return failure(
      ERROR_BY_STATUS.get((error as { statusCode?: unknown } | null)?.statusCode) ?? 'unavailable',
    )
  }
}
