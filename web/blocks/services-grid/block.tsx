import { groq } from 'next-sanity'
import { z } from 'zod'
import { ICON_VALUES } from '#schemas/shared/icons.ts'
import { choice, listOf, optionalText, text } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { addressFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

const serviceCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  icon,
  "href": { ${addressFields} }
`

/** Fields of the block: the chosen services, or all of them. */
export const servicesGridFields = groq`
  ${sectionFields},
  "services": select(
    count(services) > 0 => services[]->{ ${serviceCardFields} },
    *[_type == "service"] | order(order asc, _id asc) { ${serviceCardFields} }
  )
`

/** Parses `serviceCardFields`; requires title and address. */
const serviceCardSchema = z.object({
  id: z.string(),
  title: text,
  summary: optionalText,
  icon: choice(ICON_VALUES, 'consulting'),
  href: addressSchema,
})

export const servicesGridSchema = sectionSchema('servicesGridBlock').extend({
  services: listOf(serviceCardSchema),
})

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
