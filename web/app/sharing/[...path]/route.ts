import { hasLocale } from 'next-intl'
import { resolve } from '#web/app/[locale]/[[...path]]/resolve.ts'
import { drawSharingImage } from '#web/features/sharing/image.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { localeDetails } from '#web/i18n/locales.ts'
import { routing } from '#web/i18n/routing.ts'
import { withoutMarks } from '#web/lib/marks.ts'

/** How long others may keep a picture, in seconds: a day. */
const KEPT_FOR = 86_400

/** The picture of a page for other sites: `/sharing/en/services/security.png` is that of `/en/services/security`. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const [locale, ...path] = (await params).path
    .map(decodeURIComponent)
    .join('/')
    .replace(/\.png$/, '')
    .split('/')
  const resolved = hasLocale(routing.locales, locale) ? await resolve(`/${path.join('/')}`, locale) : null
  if (!resolved || resolved.kind === 'moved' || !hasLocale(routing.locales, locale)) {
    return new Response('Not found', { status: 404 })
  }
  const title =
    resolved.kind === 'page' ? resolved.page.title : resolved.pages.describe(resolved.document).title
  const { siteName, tagline } = await getSiteSettings(locale)
  const { direction } = localeDetails(locale)
  const picture = await drawSharingImage({ title: withoutMarks(title), siteName, tagline, locale, direction })
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${KEPT_FOR}` },
  })
}
