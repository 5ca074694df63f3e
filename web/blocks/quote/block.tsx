import { groq } from 'next-sanity'
import { optionalText } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { blockSchema, type BlockViewProperties } from '../base.ts'

export const quoteFields = groq`"quote": ${localized('quote')}, "source": ${localized('source')}`

export const quoteSchema = blockSchema('quoteBlock').extend({
  quote: optionalText,
  source: optionalText,
})

/** A large quote with the quotation marks of the page's language. Renders nothing when empty. */
export function QuoteBlock({ block }: BlockViewProperties<typeof quoteSchema>) {
  if (!block.quote) return null
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <figure className="container-fluid quote">
        <blockquote className="subtitle">
          <ContentText as="q" text={block.quote} />
        </blockquote>
        <ContentText as="figcaption" text={block.source} />
      </figure>
    </section>
  )
}
