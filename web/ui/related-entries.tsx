import type { ReactNode } from 'react'
import { PreviousNextLinks, type PreviousNextLinksProperties } from './previous-next-links.tsx'

interface RelatedEntriesProperties<Related> extends PreviousNextLinksProperties {
  heading: string
  related: Related[]
  /** Renders a related entry. */
  tile: (related: Related) => ReactNode
}

/** Related entries with links to the previous and next page; nothing without related entries. */
export function RelatedEntries<Related extends { id: string }>({
  heading,
  related,
  tile,
  ...links
}: RelatedEntriesProperties<Related>) {
  if (related.length === 0) return null
  return (
    <section className="section section--tint">
      <div className="container-fluid">
        <h2 className="subtitle mb-7">{heading}</h2>
        <ul role="list" className="case-tiles cols cols-md-3">
          {related.map((one) => (
            <li key={one.id}>{tile(one)}</li>
          ))}
        </ul>
        <PreviousNextLinks {...links} />
      </div>
    </section>
  )
}
