import { groq } from 'next-sanity'
import { z } from 'zod'
import { imageSchema } from '#web/sanity/image/image.ts'
import { listOf, text } from '#web/sanity/parse.ts'
import { linkSchema } from '#web/sanity/queries/link.ts'
import { imageFields, linkFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { editItemAttribute } from '../edit-item-attribute.ts'

/** Fields of the block: logos with names. */
export const logoCloudFields = groq`
  ${sectionFields},
  logos[] { "key": _key, "name": ${localized('name')}, figure { ${imageFields} }, link { ${linkFields} } }
`

export const logoCloudSchema = sectionSchema('logoCloudBlock').extend({
  logos: listOf(z.object({ key: z.string(), name: text, figure: imageSchema, link: linkSchema })),
})

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
