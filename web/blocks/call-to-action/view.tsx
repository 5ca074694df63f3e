import { ButtonRow } from '#web/ui/button-link.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Globe } from '#web/ui/drawings/globe.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { callToActionSchema } from './query.ts'

/** A sentence with buttons, between two lines or on a dark background. */
export function CallToActionBlock({ block }: BlockViewProperties<typeof callToActionSchema>) {
  const isDark = block.tone === 'dark'
  return (
    <section className={isDark ? 'call call--dark on-panel' : 'call'} id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <div className="call__grid">
          <div>
            <ContentText as="p" className="eyebrow" text={block.eyebrow} />
            <ContentText as="h2" className="title" text={block.heading} />
            <ContentText as="p" className="lead" text={block.paragraph} />
          </div>
          <ButtonRow buttons={block.buttons} />
          {isDark && (
            <div className="call__drawing">
              <Globe />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
