import { ContentText } from '#web/ui/content-text.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { stepsSchema } from './query.ts'

/** Numbered steps along a line. Renders nothing when empty. */
export function StepsBlock({ block }: BlockViewProperties<typeof stepsSchema>) {
  if (block.items.length === 0) return null
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <BlockSection block={block} className="section section--tint">
      <ol role="list" className={`steps steps--${block.items.length % 4 === 0 ? 4 : 3}`}>
        {block.items.map(({ key, title, text }) => (
          <li key={key} className="step" {...editItemAttribute(block, 'items', key)}>
            <ContentText as={Name} className="item-title" text={title} />
            <ContentText as="p" text={text} />
          </li>
        ))}
      </ol>
    </BlockSection>
  )
}
