import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText, text } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { editItemAttribute } from '../edit-item-attribute.ts'

export const timelineFields = groq`
  ${sectionFields},
  items[] {
    "key": _key,
    "date": ${localized('date')},
    "title": ${localized('title')},
    "text": ${localized('text')}
  }
`

export const timelineSchema = sectionSchema('timelineBlock').extend({
  items: listOf(z.object({ key: z.string(), date: optionalText, title: text, text: optionalText })),
})

/** A timeline with a heading. Renders nothing when empty. */
export function TimelineBlock({ block }: BlockViewProperties<typeof timelineSchema>) {
  const { eyebrow, heading, paragraph, items } = block
  if (items.length === 0) return null
  const Name = heading ? 'h3' : 'h2'
  const hasHead = eyebrow ?? heading ?? paragraph
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className={hasHead ? 'container-fluid timeline timeline--headed' : 'container-fluid timeline'}>
        {hasHead && (
          <div className="timeline__head">
            <ContentText as="p" className="eyebrow" text={eyebrow} />
            <ContentText as="h2" className="title" text={heading} />
            <ContentText as="p" className="lead" text={paragraph} />
          </div>
        )}
        <ol role="list" className="timeline__list">
          {items.map(({ key, date, title, text }) => (
            <li key={key} className="moment" {...editItemAttribute(block, 'items', key)}>
              <ContentText as="p" className="text-body-secondary" text={date} />
              <div className="moment__text">
                <ContentText as={Name} className="item-title" text={title} />
                <ContentText as="p" text={text} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
