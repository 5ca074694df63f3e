import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DocumentHead } from '#web/ui/document-head.tsx'

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
    <DocumentHead
      breadcrumb={common('breadcrumb')}
      trail={[{ label: navigation('home'), href: '/' }, ...(list ? [list] : [])]}
      title={title}
      summary={summary}
    >
      {children}
    </DocumentHead>
  )
}
