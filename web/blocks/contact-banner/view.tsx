import { EmailForm } from '#web/features/contact/email-form.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Meridians } from '#web/ui/drawings/meridians.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { contactBannerSchema } from './query.ts'

/** A dark banner with an email form. */
export function ContactBannerBlock({ block }: BlockViewProperties<typeof contactBannerSchema>) {
  return (
    <section className="banner on-panel" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <div className="banner__grid">
          <div>
            <ContentText as="h2" className="title" text={block.heading} />
            <ContentText as="p" className="lead" text={block.paragraph} />
            <div className="mw-36 mt-7">
              <EmailForm placeholder={block.emailPlaceholder} submitLabel={block.submitLabel} />
            </div>
          </div>
          <div className="banner__drawing">
            <Meridians />
          </div>
        </div>
      </div>
    </section>
  )
}
