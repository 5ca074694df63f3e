import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { contactFormSchema } from './query.ts'

/** The contact form with its introduction. */
export function ContactFormBlock({ block }: BlockViewProperties<typeof contactFormSchema>) {
  return (
    <section className="section contact-form" id={block.anchor ?? undefined}>
      <div className="container-fluid contact-form__grid">
        <div>
          <ContentText as="h2" className="title" text={block.heading} />
          <ContentText as="p" className="lead" text={block.paragraph} />
        </div>
        <ContactForm submitLabel={block.submitLabel} />
      </div>
    </section>
  )
}
