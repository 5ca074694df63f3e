import { getTranslations } from 'next-intl/server'
import { ContentText } from '#web/ui/content-text.tsx'
import { formTexts } from '#web/ui/forms/form-texts.ts'
import { sendContact } from './actions.ts'
import { ContactFields } from './contact-fields.tsx'

/** The contact form, in the language of the page. */
export async function ContactForm({ submitLabel }: { submitLabel: string | null }) {
  const [texts, own] = await Promise.all([
    getTranslations('forms'),
    formTexts(
      'nameRequired',
      'emailInvalid',
      'phoneInvalid',
      'positionRequired',
      'messageRequired',
      'tooLong 40',
      'tooLong 100',
      'tooLong 5000',
    ),
  ])
  return (
    <ContactFields
      action={sendContact}
      labels={{
        name: texts('name'),
        email: texts('email'),
        number: texts('phone'),
        position: texts('position'),
        message: texts('message'),
      }}
      texts={own}
      submitLabel={<ContentText as="span" text={submitLabel ?? texts('submit')} />}
    />
  )
}
