import { getLocale, getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { checkContact } from '#web/features/contact/action.ts'
import { ContactFields } from '#web/features/contact/contact-fields.tsx'
import type { ContactFormContent } from './types.ts'

/** The contact form, beside what to know before writing. */
export async function ContactFormBlock({ block }: BlockViewProperties<ContactFormContent>) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('forms')])
  return (
    <section className="section contact-form" id={block.anchor ?? undefined}>
      <div className="container-fluid contact-form__grid">
        <div>
          {block.heading && <h2 className="title">{block.heading}</h2>}
          {block.paragraph && <p className="lead">{block.paragraph}</p>}
        </div>
        <ContactFields
          action={checkContact}
          locale={locale}
          labels={{
            name: texts('name'),
            email: texts('email'),
            number: texts('phone'),
            position: texts('position'),
            message: texts('message'),
          }}
          submitLabel={block.submitLabel ?? texts('submit')}
        />
      </div>
    </section>
  )
}
