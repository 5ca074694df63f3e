import type { BlockViewProperties } from '#web/blocks/types.ts'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import type { ContactFormContent } from './types.ts'

/** The contact form, beside what to know before writing. */
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
