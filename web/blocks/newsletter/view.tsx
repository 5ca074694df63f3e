import { EmailForm } from '#web/features/contact/email-form.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { NewsletterContent } from './query.ts'

/** The newsletter form beside its description. */
export function NewsletterBlock({ block, page }: BlockViewProperties<NewsletterContent>) {
  const Heading = page.isFirst ? 'h1' : 'h2'
  return (
    <section className="section newsletter" id={block.anchor ?? undefined}>
      <div className="container-fluid newsletter__grid">
        <div>
          {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
          <Heading className="title">{block.heading}</Heading>
          {block.paragraph && <p className="lead">{block.paragraph}</p>}
        </div>
        <div className="newsletter__form">
          <EmailForm
            purpose="newsletter"
            placeholder={block.emailPlaceholder}
            submitLabel={block.submitLabel}
          />
          {block.note && <p className="newsletter__note">{block.note}</p>}
        </div>
      </div>
    </section>
  )
}
