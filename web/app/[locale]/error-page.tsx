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
  heading: 'failedTitle' | 'formTitle'
  text: 'failedText' | 'formText'
  link: 'tryAgain' | 'backToForm'
}

/** An error page whose empty link opens the requested URL again, without JavaScript. */
export async function ReloadPage({ status, heading, text, link }: ReloadPageProperties) {
  const texts = await getTranslations('errors')
  return (
    <MessagePage status={status} heading={texts(heading)} text={texts(text)}>
      <MessageActions>
        {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- An empty address reloads the page. */}
        <a className="btn btn-primary" href="">
          {texts(link)}
        </a>
      </MessageActions>
    </MessagePage>
  )
}
