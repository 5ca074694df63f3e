import type { ReactNode } from 'react'
import { NeighbourLinks, type NeighbourLinksProperties } from './neighbour-links.tsx'

interface ReadOnProperties<Related> extends NeighbourLinksProperties {
  heading: string
  related: Related[]
  /** One of the related ones, as a list shows it. */
  tile: (related: Related) => ReactNode
}

/** What else there is to read, and the ways to the pages before and after this one; nothing where nothing is related. */
export function ReadOn<Related extends { id: string }>({
  heading,
  related,
  tile,
  ...neighbours
}: ReadOnProperties<Related>) {
  if (related.length === 0) return null
  return (
    <section className="section section--tint">
      <div className="container-fluid">
        <h2 className="subtitle case__more">{heading}</h2>
        <ul role="list" className="case-tiles">
          {related.map((one) => (
            <li key={one.id}>{tile(one)}</li>
          ))}
        </ul>
        <NeighbourLinks {...neighbours} />
      </div>
    </section>
  )
}
