import { Icon } from '#web/ui/icon.tsx'
import { IconCard } from '#web/ui/icon-card.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { servicesGridSchema } from './query.ts'

/** The services in a grid with links to their pages. Renders nothing when empty. */
export function ServicesGridBlock({ block }: BlockViewProperties<typeof servicesGridSchema>) {
  if (block.services.length === 0) return null
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <BlockSection block={block} className="section services">
      <ul role="list" className="services__list cols cols-sm-2 cols-lg-4 border-bottom">
        {block.services.map((service) => (
          <IconCard key={service.id} entry={service} as={Name}>
            <span className="service__icon mt-auto pt-5 text-body-secondary">
              <Icon name="arrow" forward />
            </span>
          </IconCard>
        ))}
      </ul>
    </BlockSection>
  )
}
