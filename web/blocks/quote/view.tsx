import { ContentText } from '#web/ui/content-text.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { quoteSchema } from './query.ts'

/** A large quote with the quotation marks of its language. Renders nothing when empty. */
export function QuoteBlock({ block }: BlockViewProperties<typeof quoteSchema>) {
  if (!block.quote) return null
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <figure className="container-fluid quote">
        <blockquote className="subtitle">
          <ContentText as="q" text={block.quote} />
        </blockquote>
        {block.source && (
          <figcaption>
            <ContentText as="span" text={block.source} />
          </figcaption>
        )}
      </figure>
    </section>
  )
}
