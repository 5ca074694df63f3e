import { ContentText } from '#web/ui/content-text.tsx'
import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { featureGridSchema } from './query.ts'

/** Features side by side. Renders nothing when empty. */
export function FeatureGridBlock({ block }: BlockViewProperties<typeof featureGridSchema>) {
  if (block.items.length === 0) return null
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <BlockSection block={block}>
      <ul
        role="list"
        className={`features features--${block.columns} cols cols-${block.columns > 2 ? 'sm' : 'md'}-2 cols-lg-${block.columns}`}
      >
        {block.items.map(({ key, icon, title, text, link }) => (
          <li
            key={key}
            className="feature stack gap-5 pt-5 border-top"
            {...editItemAttribute(block, 'items', key)}
          >
            <DrawnIcon name={icon} />
            <div>
              <Name className="item-title">
                {link ? (
                  <SiteLink link={link} className="feature__link">
                    <ContentText as="span" text={title} />
                    <Icon name="arrow" forward />
                  </SiteLink>
                ) : (
                  <ContentText as="span" text={title} />
                )}
              </Name>
              <ContentText as="p" className="text-body-secondary" text={text} />
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
