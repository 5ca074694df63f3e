import type { BlockViewProperties } from '#web/blocks/types.ts'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { editedItem } from '../edited-item.ts'
import type { LogoCloudContent } from './types.ts'

/** Marks with their names on a ruled sheet. Nothing at all while there are none. */
export function LogoCloudBlock({ block }: BlockViewProperties<LogoCloudContent>) {
  if (block.logos.length === 0) return null
  return (
    <section className="section logo-cloud" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        <ul role="list" className="logo-cloud__list">
          {block.logos.map(({ key, name, figure, link }) => (
            <li key={key} {...editedItem(block, 'logos', key)}>
              {figure && <img src={figure.src} alt={figure.alt} width={56} height={56} loading="lazy" />}
              {link ? <SiteLink link={link}>{name}</SiteLink> : <span>{name}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
