import { getLocale, getTranslations } from 'next-intl/server'
import { checkEmail } from './action.ts'
import { EmailFields } from './email-fields.tsx'

interface EmailFormProperties {
  placeholder: string | null
  submitLabel: string | null
}

/** The e-mail input of hero and banner. */
export async function EmailForm({ placeholder, submitLabel }: EmailFormProperties) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('forms')])
  return (
    <EmailFields
      action={checkEmail}
      locale={locale}
      label={texts('emailAddress')}
      placeholder={placeholder}
      submitLabel={submitLabel ?? texts('submit')}
    />
  )
}
