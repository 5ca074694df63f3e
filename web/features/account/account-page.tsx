import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { AccountNotice } from './account-form.tsx'
import { AccountNav } from './account-nav.tsx'
import { type AccountPageName, accountPagePath } from './pages.ts'
import type { FormResult } from './session/form-result.ts'

interface AccountPageProperties {
  /** The current page of the menu. */
  page: Exclude<AccountPageName, 'wishlist'>
  /** Title and introduction of a page below that of the menu. */
  title?: string
  lead?: string
  /** The result of a form just submitted on the page. */
  formResult: FormResult
  children: ReactNode
}

/** Asks to confirm the email address first, for what belongs to an address: an unproven one may be another person's. */
export async function VerifyFirst({ title, text }: { title?: string; text: string }) {
  const texts = await getTranslations('account.pages')
  return (
    <section className="account__part">
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      <Link className="btn btn-primary" href="/account/profile" prefetch={false}>
        {texts('profile.title')}
      </Link>
    </section>
  )
}

/** The layout of an account page: navigation, title, notice and content. */
export async function AccountPage({ page, title: own, lead, formResult, children }: AccountPageProperties) {
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
            <AccountNav page={page} />
            <div className="account__page mw-46">
              <h1 className="title">{title}</h1>
              <p className="lead mb-6">{lead ?? texts(`pages.${page}.text`)}</p>
              <AccountNotice formResult={formResult} />
              {children}
            </div>
          </div>
        </div>
      </section>
    </main>
  )
}
