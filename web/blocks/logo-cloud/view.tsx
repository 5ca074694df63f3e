import { ContentText } from '#web/ui/content-text.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { BlockViewProperties } from '../base.ts'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { LogoCloudContent } from './query.ts'

/** Logos with names in a grid. Renders nothing when empty. */
export function LogoCloudBlock({ block }: BlockViewProperties<LogoCloudContent>) {
  if (block.logos.length === 0) return null
  return (
    <section className="section logo-cloud" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
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
      </div>
    </section>
  )
}
