import { ContactForm } from '#web/features/contact/contact-form.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { ContactFormContent } from './query.ts'

/** The contact form with its introduction. */
export function ContactFormBlock({ block }: BlockViewProperties<ContactFormContent>) {
  return (
    <section className="section contact-form" id={block.anchor ?? undefined}>
      <div className="container-fluid contact-form__grid">
        <div>
          {block.heading && <h2 className="title">{block.heading}</h2>}
          {block.paragraph && <p className="lead">{block.paragraph}</p>}
        </div>
        <ContactForm submitLabel={block.submitLabel} />
      </div>
    </section>
  )
}
