import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { choice, text } from '#web/sanity/parse.ts'
import { buttonsSchema } from '#web/sanity/queries/link.ts'
import { buttonFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { ButtonRow } from '#web/ui/button-link.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Globe } from '#web/ui/drawings/globe.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'

export const callToActionFields = groq`
  ${sectionFields},
  buttons[] { ${buttonFields} },
  tone
`

/** Parses the block; requires a heading. */
export const callToActionSchema = sectionSchema('callToActionBlock').extend({
  heading: text,
  buttons: buttonsSchema,
  tone: choice(['plain', 'dark'], 'plain'),
})

/** A sentence with buttons, between two lines or on a dark background. */
export async function CallToActionBlock({ block }: BlockViewProperties<typeof callToActionSchema>) {
  const texts = await getTranslations('common')
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
          <ButtonRow buttons={block.buttons} newTabHint={texts('opensInNewTab')} />
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
