import type { BlockViewProperties } from '#web/blocks/types.ts'
import type { QuoteContent } from './types.ts'

/** A sentence set large, in the quotation marks of its language. Nothing at all without words. */
export function QuoteBlock({ block }: BlockViewProperties<QuoteContent>) {
  if (!block.quote) return null
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <figure className="container-fluid quote">
        <blockquote className="subtitle">
          <q>{block.quote}</q>
        </blockquote>
        {block.source && <figcaption>{block.source}</figcaption>}
      </figure>
    </section>
  )
}
