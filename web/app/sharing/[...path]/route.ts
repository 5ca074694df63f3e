import { draftMode } from 'next/headers'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { resolvePath } from '#web/app/[locale]/[[...path]]/resolve.ts'
import { HEALTH_MAX_AGE_MS, isLakeAway } from '#web/cache/lake-health.ts'
import { drawSharingImage } from '#web/features/sharing/image.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { localeDetails } from '#web/i18n/locales.ts'
import { isLocale } from '#web/i18n/routing.ts'
import { decodeSegments } from '#web/lib/path-segments.ts'
import { stegaClean } from '#web/lib/stega.ts'

/** Others may cache an image for a day. */
const CACHE_CONTROL = 'public, max-age=86400'

/**
 * Returns the sharing image of a page: `/sharing/en/services/security.png` for `/en/services/security`. Responds 503 with `retry-after`
 * while the content lake does not respond.
 */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const segments = decodeSegments((await params).path)
  const [locale, ...path] = (segments ?? [])
    .join('/')
    .replace(/\.png$/, '')
    .split('/')
  if (!isLocale(locale)) return new Response('Not found', { status: 404 })
  try {
    return await respondWithImage(locale, `/${path.join('/')}`)
  } catch (error) {
    if (!(await isLakeAway(HEALTH_MAX_AGE_MS))) throw error
    return new Response('The image cannot be drawn at the moment.', {
      status: 503,
      headers: { 'Retry-After': '10' },
    })
  }
}

async function respondWithImage(locale: LocaleId, path: string): Promise<Response> {
  const resolved = await resolvePath(path, locale)
  if (!resolved || resolved.kind === 'moved') return new Response('Not found', { status: 404 })
  const title =
    resolved.kind === 'page' ? resolved.page.title : resolved.pages.describe(resolved.document).title
  const { siteName, tagline } = await getSiteSettings(locale)
  const { direction } = localeDetails(locale)
  const picture = await drawSharingImage({ title: stegaClean(title), siteName, tagline, locale, direction })
  const { isEnabled: isDraft } = await draftMode()
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': isDraft ? 'no-store' : CACHE_CONTROL },
  })
}
