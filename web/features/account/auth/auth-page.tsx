import type { ReactNode } from 'react'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

interface AuthPageProperties {
  title: string
  heading: string
  text: string
  children: ReactNode
}

/** The layout of an authentication page: heading, text and a form. */
export function AuthPage({ title, heading, text, children }: AuthPageProperties) {
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--under-bar auth-page">
        <div className="container-fluid">
          <Breadcrumb current={title} />
          <div className="auth-page__columns stack gap-6 mt-6">
            <div>
              <h1 className="title">{heading}</h1>
              <p className="lead">{text}</p>
            </div>
            <div className="mw-34">{children}</div>
          </div>
        </div>
      </section>
    </main>
  )
}
