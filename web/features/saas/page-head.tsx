import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Meridians } from '#web/ui/drawings/meridians.tsx'

interface PageHeadProperties {
  title: string
  summary: string | null
  /** The page of the whole list, where there is one. */
  list: { label: string; href: string } | null
  /** Shown before the title. */
  children?: ReactNode
}

/** The head of a page about one feature or integration, with the way back to all of them. */
export async function PageHead({ title, summary, list, children }: PageHeadProperties) {
  const [common, navigation] = await Promise.all([getTranslations('common'), getTranslations('navigation')])
  return (
    <section className="page-heading">
      <div className="page-heading__drawing">
        <Meridians />
      </div>
      <div className="container-fluid page-heading__text">
        <Breadcrumb
          label={common('breadcrumb')}
          trail={[{ label: navigation('home'), href: '/' }, ...(list ? [list] : [])]}
          current={title}
        />
        {children}
        <h1 className="display display--page">{title}</h1>
        {summary && <p className="lead">{summary}</p>}
      </div>
    </section>
  )
}
