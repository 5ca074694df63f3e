import { ContentText } from '#web/ui/content-text.tsx'
import type { BlockViewProperties } from '../base.ts'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { timelineSchema } from './query.ts'

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
