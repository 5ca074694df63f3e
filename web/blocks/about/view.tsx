import { ButtonLink } from '#web/ui/button-link.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Strata } from '#web/ui/drawings/strata.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TickList } from '#web/ui/tick-list.tsx'
import type { BlockViewProperties } from '../base.ts'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { aboutSchema } from './query.ts'

/** About the company, with a drawing. */
export function AboutBlock({ block }: BlockViewProperties<typeof aboutSchema>) {
  return (
    <section className="section section--tint about" id={block.anchor ?? undefined}>
      <div className="container-fluid about__grid">
        <div className={block.image ? undefined : 'about__drawing'}>
          {block.image ? <Picture image={block.image} sizes="(width >= 1024px) 40vw, 90vw" /> : <Strata />}
        </div>
        <div>
          <ContentText as="p" className="eyebrow" text={block.eyebrow} />
          <ContentText as="h2" className="title" text={block.heading} />
          <ContentText as="p" className="lead" text={block.paragraph} />
          <TickList
            className="stack gap-3 my-6"
            points={block.checklist}
            attributesOf={(key) => editItemAttribute(block, 'checklist', key)}
          />
          {block.button && <ButtonLink button={block.button} subject={block.heading} />}
          {block.statistics.length > 0 && (
            <dl className="statistics mt-7 pt-6 border-top">
              {block.statistics.map(({ key, value, label }) => (
                <div key={key} className="statistic" {...editItemAttribute(block, 'statistics', key)}>
                  <ContentText as="dt" text={label} />
                  <dd dir="ltr">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  )
}
