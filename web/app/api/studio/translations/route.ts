import { connection } from 'next/server'
import { z } from 'zod'
import { LOCALE_IDS } from '#schemas/shared/locales.ts'
import { translateTagged } from '#web/features/translation/placeholders.ts'
import { findTranslatorError, translationErrorResponse } from '#web/features/translation/translator.ts'
import { parseJsonBody } from '#web/lib/request-body.ts'
import { bearerToken } from '#web/lib/secrets.ts'
import { isFromStudio, respondToPreflight, studioHeaders } from '#web/lib/studio-responses.ts'
import { canTranslate, translateTexts } from '#web/vendors/deepl/translate.ts'

/** A long page is a tenth of this. */
const MOST_BYTES = 262_144

const requestSchema = z.object({
  /** The type of the documents, which the user must be allowed to write. */
  type: z.string().regex(/^[a-zA-Z]{1,40}$/),
  language: z.enum(LOCALE_IDS).exclude(['en']),
  texts: z.array(z.string().min(1)).min(1).max(500),
})

export const OPTIONS = (request: Request): Response => respondToPreflight(request, 'GET, POST')

/** Responds with `{ available }`: whether the site has a key of a translation service. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ available: canTranslate() }, { headers: studioHeaders() })
}

/**
 * Translates English texts for a Studio user, whose lake token must allow writing documents of the type: `{ type, language, texts }`.
 * Nothing is stored, and Studio never gets the service's key.
 *
 * Responds with `{ texts }`. 401: the token; 403: the origin or the user's permissions; 404: no key is set; 413, 422: the body;
 * 502: the service rejects the key; 503: retry.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromStudio(request)) return translationErrorResponse('origin')
  const token = bearerToken(request.headers.get('authorization'))
  if (!token) return translationErrorResponse('unauthorized')
  const wanted = await parseJsonBody(request, requestSchema, MOST_BYTES)
  if (!wanted.ok) return translationErrorResponse(wanted.error.error)
  const { type, language, texts } = wanted.value
  const error = await findTranslatorError(token, type)
  if (error) return translationErrorResponse(error)
  const translated = await translateTagged(texts, (xml) => translateTexts(xml, language))
  if (!translated.ok) return translationErrorResponse(translated.error)
  return Response.json({ texts: translated.value }, { headers: studioHeaders() })
}
