import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { AccountNav } from './account-nav.tsx'
import type { AccountPageName } from './pages.ts'

interface AccountPageProperties {
  page: AccountPageName
  /** What was done just now, or what went wrong. */
  notice?: ReactNode
  children: ReactNode
}

/** A page of somebody's account: where they are among its pages, and the page itself. */
export async function AccountPage({ page, notice, children }: AccountPageProperties) {
  const [texts, common, navigation, locale] = await Promise.all([
    getTranslations('account'),
    getTranslations('common'),
    getTranslations('navigation'),
    getLocale(),
  ])
  const title = texts(`pages.${page}.title`)
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--page account">
        <div className="container-fluid">
          <Breadcrumb
            label={common('breadcrumb')}
            trail={[{ label: navigation('home'), href: '/' }]}
            current={title}
          />
          <div className="account__columns">
            <div className="account__nav">
              <AccountNav page={page} />
              <form action="/api/logout" method="post">
                <input type="hidden" name="locale" value={locale} />
                <button type="submit" className="btn btn-secondary btn--small">
                  {texts('signOut')}
                </button>
              </form>
            </div>
            <div className="account__page">
              <h1 className="title">{title}</h1>
              {page !== 'wishlist' && <p className="lead">{texts(`pages.${page}.text`)}</p>}
              {notice}
              {children}
            </div>
          </div>
        </div>
      </section>
    </main>
  )
}
