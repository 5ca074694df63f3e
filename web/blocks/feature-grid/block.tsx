import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { z } from 'zod'
import { ICON_VALUES } from '#schemas/shared/icons.ts'
import { listOf, numberChoice, optionalText, text } from '#web/sanity/parse.ts'
import { linkSchema } from '#web/sanity/queries/link.ts'
import { linkFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { editItemAttribute } from '../edit-item-attribute.ts'

export const featureGridFields = groq`
  ${sectionFields},
  columns,
  items[] {
    "key": _key,
    icon,
    "title": ${localized('title')},
    "text": ${localized('text')},
    link { ${linkFields} }
  }
`

export const featureGridSchema = sectionSchema('featureGridBlock').extend({
  /** Columns on wide screens. */
  columns: numberChoice([2, 3, 4], 3),
  items: listOf(
    z.object({
      key: z.string(),
      icon: z.enum(ICON_VALUES).nullable().catch(null),
      title: text,
      text: optionalText,
      link: linkSchema,
    }),
  ),
})

/** Features side by side. Renders nothing when empty. */
export async function FeatureGridBlock({ block }: BlockViewProperties<typeof featureGridSchema>) {
  if (block.items.length === 0) return null
  const texts = await getTranslations('common')
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <BlockSection block={block}>
      <ul role="list" className={`features features--${block.columns}`}>
        {block.items.map(({ key, icon, title, text, link }) => (
          <li key={key} className="feature" {...editItemAttribute(block, 'items', key)}>
            <DrawnIcon name={icon} />
            <div>
              <Name className="item-title">
                {link ? (
                  <SiteLink link={link} className="feature__link" newTabHint={texts('opensInNewTab')}>
                    <ContentText as="span" text={title} />
                    <Icon name="arrow" forward />
                  </SiteLink>
                ) : (
                  <ContentText as="span" text={title} />
                )}
              </Name>
              <ContentText as="p" text={text} />
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
