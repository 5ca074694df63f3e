import type { BlockViewProperties } from '#web/blocks/types.ts'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { editedItem } from '../edited-item.ts'
import type { StepsContent } from './types.ts'

/** Numbered steps along one line, which ends in a full mark. Nothing at all while there are none. */
export function StepsBlock({ block }: BlockViewProperties<StepsContent>) {
  if (block.items.length === 0) return null
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <section className="section section--tint" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        <ol role="list" className={`steps steps--${block.items.length % 4 === 0 ? 4 : 3}`}>
          {block.items.map(({ key, title, text }) => (
            <li key={key} className="step" {...editedItem(block, 'items', key)}>
              <Name className="item-title">{title}</Name>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
