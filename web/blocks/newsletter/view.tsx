import { EmailForm } from '#web/features/contact/email-form.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { newsletterSchema } from './query.ts'

/** The newsletter form beside its description. */
export function NewsletterBlock({ block, page }: BlockViewProperties<typeof newsletterSchema>) {
  const Heading = page.isFirst ? 'h1' : 'h2'
  return (
    <section className="section newsletter" id={block.anchor ?? undefined}>
      <div className="container-fluid newsletter__grid">
        <div>
          <ContentText as="p" className="eyebrow" text={block.eyebrow} />
          <ContentText as={Heading} className="title" text={block.heading} />
          <ContentText as="p" className="lead mt-4" text={block.paragraph} />
        </div>
        <div className="newsletter__form">
          <EmailForm
            purpose="newsletter"
            placeholder={block.emailPlaceholder}
            submitLabel={block.submitLabel}
          />
          <ContentText
            as="p"
            className="mt-4 mb-0 mw-measure text-body-secondary fs-small"
            text={block.note}
          />
        </div>
      </div>
    </section>
  )
}
