import { getLocale } from 'next-intl/server'
import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText, required } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { Clock } from './clock.tsx'
import { LocalMoment } from './local-moment.tsx'

export const countdownFields = groq`
  ${sectionFields},
  date,
  "finishedText": ${localized('finishedText')}
`

/** Parses the block; requires a target time. */
export const countdownSchema = sectionSchema('countdownBlock').extend({
  /** ISO 8601, UTC. */
  date: required(z.iso.datetime({ offset: true })),
  /** Shown afterwards. */
  finishedText: optionalText,
})

/** A countdown to an event, and a text after it. */
export async function CountdownBlock({ block, page }: BlockViewProperties<typeof countdownSchema>) {
  const locale = await getLocale()
  const Heading = page.isFirst ? 'h1' : 'h2'
  return (
    <section className="section countdown" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <ContentText as="p" className="eyebrow" text={block.eyebrow} />
        <ContentText as={Heading} className="display display--page" text={block.heading} />
        <ContentText as="p" className="lead" text={block.paragraph} />
        <div className="countdown__frame">
          <Clock date={block.date} locale={locale} finishedText={block.finishedText} />
        </div>
        <p className="text-body-secondary">
          <LocalMoment date={block.date} locale={locale} />
        </p>
      </div>
    </section>
  )
}
