import { ContentText } from '#web/ui/content-text.tsx'
import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { servicesGridSchema } from './query.ts'

/** The services in a grid with links to their pages. Renders nothing when empty. */
export function ServicesGridBlock({ block }: BlockViewProperties<typeof servicesGridSchema>) {
  if (block.services.length === 0) return null
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <BlockSection block={block} className="section services">
      <ul role="list" className="services__list">
        {block.services.map((service) => (
          <li key={service.id} className="service">
            <DrawnIcon name={service.icon} />
            <TitleLink as={Name} className="service__name" title={service.title} href={service.href} />
            <ContentText as="p" className="service__summary" text={service.summary} />
            <span className="service__icon">
              <Icon name="arrow" forward />
            </span>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
