import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MessageActions, MessagePage } from '#web/ui/message-page.tsx'

/** Returns the metadata of an error page; search engines must not index it. */
export async function describeErrorPage(
  title: 'failedTitle' | 'formTitle' | 'notFoundTitle',
): Promise<Metadata> {
  const texts = await getTranslations('errors')
  return { title: texts(title), robots: { index: false } }
}

interface ReloadPageProperties {
  status?: number
  /** The page failed, or its form could not be read. */
  kind: 'failed' | 'form'
}

/** An error page whose empty link opens the requested URL again, without JavaScript. */
export async function ReloadPage({ status, kind }: ReloadPageProperties) {
  const texts = await getTranslations('errors')
  return (
    <MessagePage status={status} heading={texts(`${kind}Title`)} text={texts(`${kind}Text`)}>
      <MessageActions>
        {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- An empty address reloads the page. */}
        <a className="btn btn-primary" href="">
          {texts(kind === 'form' ? 'backToForm' : 'tryAgain')}
        </a>
      </MessageActions>
    </MessagePage>
  )
}
