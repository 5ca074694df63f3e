import { z } from 'zod'
import { openLink } from '#web/content/preview/open-link.ts'
import { environment } from '#web/env.ts'
import { DEFAULT_LOCALE, LOCALES } from '#schemas/shared/locales.ts'
import { PREVIEW_LINK_PATH } from '#schemas/shared/preview-links.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

const parseForm = z.object({
  secret: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .catch(''),
  locale: z.enum(LOCALES.map(({ id }) => id)).catch(DEFAULT_LOCALE),
})

/**
 * What the page behind a preview link sends: the secret, in a body, so that it stands in no address and no log. Leads to the draft, or to
 * the page that says what became of the link. Only the site's own pages may ask for it: a request from elsewhere gets 403.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('origin') !== environment().SITE_URL)
    return new Response('Forbidden', { status: 403 })
  const form = await request.formData().catch(() => new FormData())
  const { secret, locale } = parseForm.parse(Object.fromEntries(form))
  const link = secret === '' ? { kind: 'unknown' as const } : await openLink(secret)
  const location =
    link.kind === 'open' ? link.path : localizedPath(locale, `${PREVIEW_LINK_PATH}?state=${link.kind}`)
  return new Response(null, { status: 303, headers: { Location: location } })
}
