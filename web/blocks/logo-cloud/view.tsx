import { ContentText } from '#web/ui/content-text.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { logoCloudSchema } from './query.ts'

/** Logos with names in a grid. Renders nothing when empty. */
export function LogoCloudBlock({ block }: BlockViewProperties<typeof logoCloudSchema>) {
  if (block.logos.length === 0) return null
  return (
    <BlockSection block={block} className="section logo-cloud">
      <ul role="list" className="logo-cloud__list">
        {block.logos.map(({ key, name, figure, link }) => (
          <li key={key} {...editItemAttribute(block, 'logos', key)}>
            {figure && <img src={figure.src} alt={figure.alt} width={56} height={56} loading="lazy" />}
            {link ? (
              <SiteLink link={link}>
                <ContentText as="span" text={name} />
              </SiteLink>
            ) : (
              <ContentText as="span" text={name} />
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
