import type { ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbProperties } from './breadcrumb.tsx'
import { ContentText } from './content-text.tsx'
import { Meridians } from './drawings/meridians.tsx'

interface DocumentHeadProperties {
  ancestors?: BreadcrumbProperties['ancestors']
  eyebrow?: string | null
  title: string
  summary: string | null
  /** Hides the drawing. */
  plain?: boolean
  /** Shown before the title. */
  children?: ReactNode
}

/** The head of a document's page: breadcrumb, title and summary. */
export function DocumentHead(properties: DocumentHeadProperties) {
  const { ancestors, title, summary, eyebrow, plain = false, children } = properties
  return (
    <section className={plain ? 'page-heading page-heading--plain' : 'page-heading'}>
      <div className="container-fluid">
        <Breadcrumb ancestors={ancestors} current={title} />
        <ContentText as="p" className="eyebrow mt-6 mb-0" text={eyebrow} />
        {children}
        <ContentText as="h1" className="display display--page" text={title} />
        <ContentText as="p" className="lead" text={summary} />
      </div>
      {!plain && (
        <div className="page-heading__drawing">
          <Meridians />
        </div>
      )}
    </section>
  )
}
