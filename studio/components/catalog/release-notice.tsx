import { formatCount } from '#schemas/preview/count.ts'
import { NoticeCard } from '../notice-card.tsx'
import type { Catalog } from './catalog.ts'

interface ReleaseNoticeProps {
  catalog: Catalog
  /** Ids of the products that change. */
  ids: readonly string[]
}

/** Warns of changed products in a release: its versions keep their old values, and publishing it brings them back. */
export function ReleaseNotice({ catalog: { released }, ids }: ReleaseNoticeProps) {
  const count = new Set(ids.filter((id) => released.has(id))).size
  if (count === 0) return null
  return (
    <NoticeCard
      tone="caution"
      text={`${formatCount(count, 'product is', 'products are')} also in a release, which will replace this change. Make it there too.`}
    />
  )
}
