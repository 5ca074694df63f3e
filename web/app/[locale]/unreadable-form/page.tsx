import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MessageActions, MessagePage } from '#web/ui/message-page.tsx'

/** Returns the page's metadata; search engines must not index it. */
export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('errors')
  return { title: texts('formTitle'), robots: { index: false } }
}

/** The page that the proxy returns with status 400 for a form it cannot read. Its empty link opens the page of the form. */
export default async function UnreadableFormPage() {
  const texts = await getTranslations('errors')
  return (
    <MessagePage heading={texts('formTitle')} text={texts('formText')}>
      <MessageActions>
        {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- An empty address opens the requested page. */}
        <a className="btn btn-primary" href="">
          {texts('backToForm')}
        </a>
      </MessageActions>
    </MessagePage>
  )
}
