import { groq } from 'next-sanity'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { optionalText } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { blockSchema, type BlockViewProperties } from '../base.ts'

/** What the form's frame needs of its block. */
export const contactFormFields = groq`
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "submitLabel": ${localized('submitLabel')}
`

export const contactFormSchema = blockSchema('contactFormBlock').extend({
  heading: optionalText,
  paragraph: optionalText,
  submitLabel: optionalText,
})

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
