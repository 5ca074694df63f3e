import { getTranslations } from 'next-intl/server'
import { ContentText } from '#web/ui/content-text.tsx'
import { EmailFields } from '#web/ui/forms/email-fields.tsx'
import { formTexts } from '#web/ui/forms/form-texts.ts'
import { sendEmail, subscribeToNewsletter } from './actions.ts'

interface EmailFormProperties {
  placeholder: string | null
  submitLabel: string | null
  /** Whether the address is for being contacted or for the newsletter. */
  purpose?: 'contact' | 'newsletter'
}

/** The email form of hero, banner and newsletter. */
export async function EmailForm({ placeholder, submitLabel, purpose = 'contact' }: EmailFormProperties) {
  const [texts, own] = await Promise.all([getTranslations('forms'), formTexts('emailInvalid')])
  return (
    <EmailFields
      action={purpose === 'newsletter' ? subscribeToNewsletter : sendEmail}
      label={texts('emailAddress')}
      placeholder={placeholder}
      texts={own}
      submitLabel={<ContentText as="span" text={submitLabel ?? texts('submit')} />}
    />
  )
}
