import type { BlockViewProperties } from '../base.ts'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { TimelineContent } from './query.ts'

/** A timeline with a heading. Renders nothing when empty. */
export function TimelineBlock({ block }: BlockViewProperties<TimelineContent>) {
  const { eyebrow, heading, paragraph, items } = block
  if (items.length === 0) return null
  const Name = heading ? 'h3' : 'h2'
  const hasHead = eyebrow ?? heading ?? paragraph
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className={hasHead ? 'container-fluid timeline timeline--headed' : 'container-fluid timeline'}>
        {hasHead && (
          <div className="timeline__head">
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            {heading && <h2 className="title">{heading}</h2>}
            {paragraph && <p className="lead">{paragraph}</p>}
          </div>
        )}
        <ol role="list" className="timeline__list">
          {items.map(({ key, date, title, text }) => (
            <li key={key} className="moment" {...editItemAttribute(block, 'items', key)}>
              {date && <p className="moment__date">{date}</p>}
              <div className="moment__text">
                <Name className="item-title">{title}</Name>
                {text && <p>{text}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
