import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PREVIEW_LINK_PATH } from '#schemas/shared/preview-links.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { MessageActions, MessagePage } from '#web/ui/message-page.tsx'
import type { QueryPageProperties } from '../query-page.ts'
import { describeUnindexedPage } from '../unindexed-page.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

/** States of a link that no longer opens a preview. */
const CLOSED_STATES = ['expired', 'withdrawn', 'unknown'] as const

async function getState({
  searchParams,
}: QueryPageProperties): Promise<(typeof CLOSED_STATES)[number] | 'opening'> {
  const { state } = await searchParams
  return CLOSED_STATES.find((end) => end === state) ?? 'opening'
}

export async function generateMetadata(properties: QueryPageProperties): Promise<Metadata> {
  const [state, texts] = await Promise.all([getState(properties), getTranslations('preview')])
  return describeUnindexedPage(PREVIEW_LINK_PATH, texts(`${state}.title`), texts(`${state}.text`))
}

/**
 * Posts the secret of the URL fragment in a body, because URLs appear in logs and referrers. It first removes the secret from the address
 * bar.
 */
const submitSecretScript = `{const s=location.hash.slice(1),f=document.getElementById('preview-link');history.replaceState(null,'',location.pathname);f.secret.value=s;f.submit()}`

/** The page of a preview link. It opens the draft or explains why it cannot. */
export default async function Page(properties: QueryPageProperties) {
  const [state, texts, errors, locale] = await Promise.all([
    getState(properties),
    getTranslations('preview'),
    getTranslations('errors'),
    currentLocale(),
  ])
  return (
    <MessagePage heading={texts(`${state}.heading`)} text={texts(`${state}.text`)}>
      {state === 'opening' ? (
        <form id="preview-link" action="/api/draft-mode/link" method="post">
          <input type="hidden" name="secret" />
          <input type="hidden" name="locale" value={locale} />
          <noscript>
            <p>{texts('opening.withoutScript')}</p>
          </noscript>
          <script dangerouslySetInnerHTML={{ __html: submitSecretScript }} />
        </form>
      ) : (
        <MessageActions>
          <Link className="btn btn-primary" href="/">
            {errors('backHome')}
          </Link>
        </MessageActions>
      )}
    </MessagePage>
  )
}
