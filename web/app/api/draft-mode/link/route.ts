import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALE_IDS } from '#schemas/shared/locales.ts'
import { PREVIEW_LINK_PATH } from '#schemas/shared/preview-links.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { createUnavailableResponse } from '#web/features/routing/outage.ts'
import { logError } from '#web/lib/log-error.ts'
import { readTextBody } from '#web/lib/request-body.ts'
import { openPreviewLink } from '#web/sanity/preview/open-preview-link.ts'

/** The form is smaller than a fifth of this. */
const FORM_BYTES_MAX = 1_024

const formSchema = z.object({
  secret: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .catch(''),
  locale: z.enum(LOCALE_IDS).catch(DEFAULT_LOCALE),
})

/**
 * Opens a preview link by its secret, which the link's page posts in a body so that no URL or log contains it. Redirects to the draft, or to
 * the page that explains the state of the link. Requests from other sites get 403, larger bodies 413;
 * in an outage the error page has 503.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('origin') !== environment().SITE_URL)
    return new Response('Forbidden', { status: 403 })
  const body = await readTextBody(request, FORM_BYTES_MAX)
  if (body === null) return new Response('Content too large', { status: 413 })
  const form = new URLSearchParams(body)
  const { secret, locale } = formSchema.parse(Object.fromEntries(form))
  try {
    const link = secret === '' ? { kind: 'unknown' as const } : await openPreviewLink(secret)
    const location =
      link.kind === 'open' ? link.path : localizedPath(locale, `${PREVIEW_LINK_PATH}?state=${link.kind}`)
    return new Response(null, { status: 303, headers: { Location: location } })
  } catch (error) {
    logError('A preview link could not be opened.', error)
    return (await createUnavailableResponse(locale)) ?? new Response('Service unavailable', { status: 503 })
  }
}
