import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DocumentHead } from '#web/ui/document-head.tsx'

interface PageHeadProperties {
  title: string
  summary: string | null
  /** The page that lists all, if it exists. */
  list: { label: string; href: string } | null
  /** Shown before the title. */
  children?: ReactNode
}

/** The head of a feature's or integration's page, with a breadcrumb. */
export async function PageHead({ title, summary, list, children }: PageHeadProperties) {
  const [common, navigation] = await Promise.all([getTranslations('common'), getTranslations('navigation')])
  return (
    <DocumentHead
      breadcrumb={common('breadcrumb')}
      ancestors={[{ label: navigation('home'), href: '/' }, ...(list ? [list] : [])]}
      title={title}
      summary={summary}
    >
      {children}
    </DocumentHead>
  )
}
