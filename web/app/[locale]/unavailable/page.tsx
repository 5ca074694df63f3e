import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MessageActions, MessagePage } from '#web/ui/message-page.tsx'

/** Returns the page's metadata; search engines must not index it. */
export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('errors')
  return { title: texts('failedTitle'), robots: { index: false } }
}

/**
 * The error page that the proxy returns with status 503 for a page that cannot be rendered in an outage. Its empty link reloads the
 * requested URL without JavaScript.
 */
export default async function UnavailablePage() {
  const texts = await getTranslations('errors')
  return (
    <MessagePage status={503} heading={texts('failedTitle')} text={texts('failedText')}>
      <MessageActions>
        {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- An empty address reloads the page. */}
        <a className="btn btn-primary" href="">
          {texts('tryAgain')}
        </a>
      </MessageActions>
    </MessagePage>
  )
}
