import type { ReactNode } from 'react'
import { SectionHeading } from '#web/ui/section-heading.tsx'

interface BlockSectionProperties {
  block: { anchor: string | null; eyebrow: string | null; heading: string | null; paragraph: string | null }
  className?: string
  /** Links the block to Studio in drafts. */
  'data-sanity'?: string
  children?: ReactNode
}

/** The section of a block, with its heading. */
export function BlockSection({ block, className = 'section', children, ...editing }: BlockSectionProperties) {
  const { anchor, eyebrow, heading, paragraph } = block
  return (
    <section className={className} id={anchor ?? undefined} {...editing}>
      <div className="container-fluid">
        <SectionHeading eyebrow={eyebrow} heading={heading} paragraph={paragraph} />
        {children}
      </div>
    </section>
  )
}
