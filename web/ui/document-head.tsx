import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import { Meridians } from './drawings/meridians.tsx'

interface DocumentHeadProperties {
  /** Name of the breadcrumb's landmark. */
  breadcrumb: string
  ancestors: { label: string; href: string }[]
  eyebrow?: string | null
  title: string
  summary: string | null
  /** Hides the drawing. */
  plain?: boolean
  /** Shown before the title. */
  children?: ReactNode
}

/** The head of a document's page: breadcrumb, title and summary. */
export function DocumentHead({ breadcrumb, ancestors, title, summary, ...more }: DocumentHeadProperties) {
  const { eyebrow, plain = false, children } = more
  return (
    <section className={plain ? 'page-heading page-heading--plain' : 'page-heading'}>
      <div className="container-fluid">
        <Breadcrumb label={breadcrumb} ancestors={ancestors} current={title} />
        {eyebrow && <p className="eyebrow page-heading__eyebrow">{eyebrow}</p>}
        {children}
        <h1 className="display display--page">{title}</h1>
        {summary && <p className="lead">{summary}</p>}
      </div>
      {!plain && (
        <div className="page-heading__drawing">
          <Meridians />
        </div>
      )}
    </section>
  )
}
