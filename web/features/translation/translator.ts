import 'server-only'
import { success } from '#web/lib/result.ts'
import { studioErrorResponse } from '#web/lib/studio-responses.ts'
import { askAsStudioUser } from '#web/sanity/client/studio-user.ts'

/** Returns why the user of a Studio token may not write documents of a type; null if they may. */
export async function findTranslatorError(token: string, type: string) {
  const allowed = await askAsStudioUser(token, async (client) =>
    success(await client.create({ _type: type, _id: 'drafts.translation-check' }, { dryRun: true })),
  )
  if (allowed.ok) return null
  // Its document is new: that it is missing says nothing about the user.
  return allowed.error === 'missing' ? 'unavailable' : allowed.error
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
