import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { samePath } from '#web/content/address.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { Link } from '#web/i18n/navigation.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Meridians } from '#web/ui/drawings/meridians.tsx'
import { PREVIEW_LINK_PATH } from '#schemas/shared/preview-links.ts'

/** Made for each visitor, and sent whole, so that it is there without a script too. */
export const instant = false

interface SharedPreviewProperties {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** What may have become of a link. */
const ENDS = ['expired', 'withdrawn', 'unknown'] as const

async function stateOf({
  searchParams,
}: SharedPreviewProperties): Promise<(typeof ENDS)[number] | 'opening'> {
  const { state } = await searchParams
  return ENDS.find((end) => end === state) ?? 'opening'
}

/** The head of the page; it is for nobody but who was sent a link. */
export async function generateMetadata(properties: SharedPreviewProperties): Promise<Metadata> {
  const locale = await currentLocale()
  const [state, settings, texts] = await Promise.all([
    stateOf(properties),
    getSiteSettings(locale),
    getTranslations('preview'),
  ])
  const seo = { title: null, description: texts(`${state}.text`), image: null, noIndex: true }
  const paths = samePath(PREVIEW_LINK_PATH)
  return describePage({ ...settings, title: texts(`${state}.title`), paths, seo, locale })
}

/**
 * Sends on what stands behind `#`, in a body: in an address it would be kept in logs and told to other sites. The address is cleaned of it
 * first, for whoever looks over the shoulder.
 */
const sendOn = `{const s=location.hash.slice(1),f=document.getElementById('preview-link');history.replaceState(null,'',location.pathname);f.secret.value=s;f.submit()}`

/** What a link to a draft opens: it goes on to the draft, or says why it does not. */
export default async function Page(properties: SharedPreviewProperties) {
  const [state, texts, errors, locale] = await Promise.all([
    stateOf(properties),
    getTranslations('preview'),
    getTranslations('errors'),
    currentLocale(),
  ])
  return (
    <main id="content" tabIndex={-1} className="message">
      <div className="message__drawing">
        <Meridians />
      </div>
      <div className="container-fluid">
        <div className="message__text">
          <h1 className="display display--page">{texts(`${state}.heading`)}</h1>
          <p className="lead">{texts(`${state}.text`)}</p>
          {state === 'opening' ? (
            <form id="preview-link" action="/api/draft-mode/link" method="post">
              <input type="hidden" name="secret" />
              <input type="hidden" name="locale" value={locale} />
              <noscript>
                <p>{texts('opening.withoutScript')}</p>
              </noscript>
              <script dangerouslySetInnerHTML={{ __html: sendOn }} />
            </form>
          ) : (
            <p className="message__actions">
              <Link className="btn btn-primary" href="/">
                {errors('backHome')}
              </Link>
            </p>
          )}
        </div>
      </div>
    </main>
  )
}
