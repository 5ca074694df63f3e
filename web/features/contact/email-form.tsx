import { getLocale, getTranslations } from 'next-intl/server'
import { formTexts } from '#web/ui/forms/form-texts.ts'
import { sendEmail, subscribe } from './action.ts'
import { EmailFields } from './email-fields.tsx'

interface EmailFormProperties {
  placeholder: string | null
  submitLabel: string | null
  /** What leaving the address is for: to be written to, or to get the newsletter. */
  purpose?: 'contact' | 'newsletter'
}

/** The e-mail input of hero, banner and newsletter. */
export async function EmailForm({ placeholder, submitLabel, purpose = 'contact' }: EmailFormProperties) {
  const [locale, texts, own] = await Promise.all([
    getLocale(),
    getTranslations('forms'),
    formTexts(['emailInvalid']),
  ])
  return (
    <EmailFields
      action={purpose === 'newsletter' ? subscribe : sendEmail}
      locale={locale}
      label={texts('emailAddress')}
      placeholder={placeholder}
      texts={own}
      submitLabel={<>{submitLabel ?? texts('submit')}</>}
    />
  )
}
