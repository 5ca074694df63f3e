import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '#web/i18n/client-messages.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { sendContact } from './actions.ts'
import { ContactFields } from './contact-fields.tsx'

/** The contact form, in the language of the page. */
export async function ContactForm({ submitLabel }: { submitLabel: string | null }) {
  const texts = await getTranslations('forms')
  return (
    <ClientMessages namespaces={['forms']}>
      <ContactFields
        action={sendContact}
        submitLabel={<ContentText as="span" text={submitLabel ?? texts('submit')} />}
      />
    </ClientMessages>
  )
}
