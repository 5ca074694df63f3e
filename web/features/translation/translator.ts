import 'server-only'
import { failure, type Result, success } from '#web/lib/result.ts'
import { studioErrorResponse } from '#web/lib/studio-responses.ts'
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

const ERRORS = {
  origin: { status: 403, message: 'Texts are translated from Studio.' },
  unauthorized: { status: 401, message: 'Sign in to Studio again.' },
  forbidden: { status: 403, message: 'Your role doesn’t allow this.' },
  off: { status: 404, message: 'The site has no key of a translation service.' },
  tooLarge: { status: 413, message: 'These are too many texts. Select fewer documents.' },
  invalid: { status: 422, message: 'These texts can’t be translated.' },
  refused: {
    status: 502,
    message: 'The translation service refuses the key, or its quota is used up. Tell an administrator.',
  },
  unavailable: { status: 503, message: 'The translation service isn’t responding. Try again in a moment.' },
} as const

/** Returns the response to a translation that failed. */
export function translationErrorResponse(error: keyof typeof ERRORS): Response {
  const { status, message } = ERRORS[error]
  return studioErrorResponse(status, error, message)
}
