import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { Actions } from '#web/ui/actions.tsx'
import { Globe } from '#web/ui/drawings/globe.tsx'
import type { CallToActionContent } from './types.ts'

/** One sentence and the way on, between two lines or on the dark field. */
export async function CallToActionBlock({ block }: BlockViewProperties<CallToActionContent>) {
  const texts = await getTranslations('common')
  const isDark = block.tone === 'dark'
  return (
    <section className={isDark ? 'call call--dark on-panel' : 'call'} id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <div className="call__grid">
          <div>
            {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
            <h2 className="title">{block.heading}</h2>
            {block.paragraph && <p className="lead">{block.paragraph}</p>}
          </div>
          <Actions buttons={block.buttons} newTabHint={texts('opensInNewTab')} />
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
