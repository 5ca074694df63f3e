import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ForgetCustomer } from './forget-customer.tsx'

/** The authentication pages, by the keys of their texts. */
export type AuthPageName = keyof Messages['auth']['pages']

interface AuthPageProperties {
  name: AuthPageName
  /** Replaces the text of the page. */
  text?: string | null
  /** Whether it has fields: they are beside the text on wide screens, a button alone is below it. */
  hasFields?: boolean
  children: ReactNode
}

/** The layout of an authentication page: heading, text and a form. */
export async function AuthPage({ name, text, hasFields = false, children }: AuthPageProperties) {
  const texts = await getTranslations('auth.pages')
  return (
    <main id="content" tabIndex={-1}>
      <ForgetCustomer />
      <section className="section section--under-bar auth-page">
        <div className="container-fluid">
          <Breadcrumb current={texts(`${name}.title`)} />
          <div className={`mt-6 ${hasFields ? 'auth-page__columns' : 'stack gap-6'}`}>
            <div>
              <h1 className="title">{texts(`${name}.heading`)}</h1>
              <p className="lead">{text ?? texts(`${name}.text`)}</p>
            </div>
            <div className="mw-34">{children}</div>
          </div>
        </div>
      </section>
    </main>
  )
}
