import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { AccountNav } from './account-nav.tsx'
import { type AccountPageName, accountPagePath } from './pages.ts'
import { SignOutForm } from './sign-out-form.tsx'

interface AccountPageProperties {
  /** The current page of the menu. */
  page: AccountPageName
  /** Title and introduction of a page below that of the menu. */
  title?: string
  lead?: string
  /** The result of a form. */
  notice?: ReactNode
  children: ReactNode
}

/** The layout of an account page: navigation, title, notice and content. */
export async function AccountPage({ page, title: own, lead, notice, children }: AccountPageProperties) {
  const texts = await getTranslations('account')
  const menuTitle = texts(`pages.${page}.title`)
  const title = own ?? menuTitle
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--under-bar account">
        <div className="container-fluid">
          <Breadcrumb
            ancestors={[own ? { label: menuTitle, href: accountPagePath(page) } : null]}
            current={title}
          />
          <div className="account__columns">
            <div className="account__nav d-grid gap-4 justify-items-start">
              <AccountNav page={page} />
              <SignOutForm className="btn btn-secondary btn--small" />
            </div>
            <div className="account__page mw-46">
              <h1 className="title">{title}</h1>
              {page !== 'wishlist' && <p className="lead mb-6">{lead ?? texts(`pages.${page}.text`)}</p>}
              {notice}
              {children}
            </div>
          </div>
        </div>
      </section>
    </main>
  )
}
