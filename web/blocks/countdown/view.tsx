import { ContentText } from '#web/ui/content-text.tsx'
import type { BlockViewProperties } from '../base.ts'
import { Clock } from './clock.tsx'
import { LocalMoment } from './local-moment.tsx'
import type { countdownSchema } from './query.ts'

/** A countdown to an event, and a text after it. */
export function CountdownBlock({ block, page }: BlockViewProperties<typeof countdownSchema>) {
  return (
    <section className="section countdown" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <ContentText as="p" className="eyebrow" text={block.eyebrow} />
        <ContentText
          as={page.isFirst ? 'h1' : 'h2'}
          className="display display--page"
          text={block.heading ?? (page.isFirst ? page.title : null)}
        />
        <ContentText as="p" className="lead" text={block.paragraph} />
        <div className="countdown__frame">
          <Clock date={block.date} locale={page.locale} finishedText={block.finishedText} />
        </div>
        <p className="text-body-secondary">
          <LocalMoment date={block.date} locale={page.locale} />
        </p>
      </div>
    </section>
  )
}
