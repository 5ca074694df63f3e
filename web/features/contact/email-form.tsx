import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '#web/i18n/client-messages.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { EmailFields } from '#web/ui/forms/email-fields.tsx'
import { sendEmail, subscribeToNewsletter } from './actions.ts'

interface EmailFormProperties {
  placeholder: string | null
  submitLabel: string | null
  /** Whether the address is for being contacted or for the newsletter. */
  purpose?: 'contact' | 'newsletter'
}

/** The email form of hero, banner and newsletter. */
export async function EmailForm({ placeholder, submitLabel, purpose = 'contact' }: EmailFormProperties) {
  const texts = await getTranslations('forms')
  return (
    <ClientMessages namespaces={['forms']}>
      <EmailFields
        action={purpose === 'newsletter' ? subscribeToNewsletter : sendEmail}
        label={texts('emailAddress')}
        placeholder={placeholder}
        submitLabel={<ContentText as="span" text={submitLabel ?? texts('submit')} />}
      />
    </ClientMessages>
  )
}
