import { getLocale, getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '../base.ts'
import { Clock } from './clock.tsx'
import { LocalMoment } from './local-moment.tsx'
import type { CountdownContent } from './query.ts'

/** A countdown to an event, and a text after it. */
export async function CountdownBlock({ block, page }: BlockViewProperties<CountdownContent>) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('blocks')])
  const Heading = page.isFirst ? 'h1' : 'h2'
  return (
    <section className="section countdown" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
        {block.heading && <Heading className="display display--page">{block.heading}</Heading>}
        {block.paragraph && <p className="lead">{block.paragraph}</p>}
        <div className="countdown__room">
          <Clock
            date={block.date}
            labels={{
              days: texts('days'),
              hours: texts('hours'),
              minutes: texts('minutes'),
              seconds: texts('seconds'),
            }}
            finishedText={block.finishedText}
          />
        </div>
        <p className="countdown__date">
          <LocalMoment date={block.date} locale={locale} />
        </p>
      </div>
    </section>
  )
}
