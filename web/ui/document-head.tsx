import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import { Meridians } from './drawings/meridians.tsx'

interface DocumentHeadProperties {
  /** Name of the breadcrumb's landmark. */
  breadcrumb: string
  trail: { label: string; href: string }[]
  eyebrow?: string | null
  title: string
  summary: string | null
  /** Leaves the drawing out, as pages do that one comes to for a fact. */
  plain?: boolean
  /** Shown before the title. */
  children?: ReactNode
}

/** The head of a document's own page: the way back, what it is, and in a sentence what it says. */
export function DocumentHead({ breadcrumb, trail, title, summary, ...more }: DocumentHeadProperties) {
  const { eyebrow, plain = false, children } = more
  return (
    <section className={plain ? 'page-heading page-heading--plain' : 'page-heading'}>
      <div className="container-fluid">
        <Breadcrumb label={breadcrumb} trail={trail} current={title} />
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
