import { ContentText } from '#web/ui/content-text.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { BlockViewProperties } from '../base.ts'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { StepsContent } from './query.ts'

/** Numbered steps along a line. Renders nothing when empty. */
export function StepsBlock({ block }: BlockViewProperties<StepsContent>) {
  if (block.items.length === 0) return null
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <section className="section section--tint" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        <ol role="list" className={`steps steps--${block.items.length % 4 === 0 ? 4 : 3}`}>
          {block.items.map(({ key, title, text }) => (
            <li key={key} className="step" {...editItemAttribute(block, 'items', key)}>
              <ContentText as={Name} className="item-title" text={title} />
              <ContentText as="p" text={text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
