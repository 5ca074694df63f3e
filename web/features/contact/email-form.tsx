import { getLocale, getTranslations } from 'next-intl/server'
import { checkEmail } from './action.ts'
import { EmailFields } from './email-fields.tsx'

interface EmailFormProperties {
  /** Unique on the page. */
  id: string
  placeholder: string | null
  submitLabel: string | null
}

/** The e-mail input of hero and banner. */
export async function EmailForm({ id, placeholder, submitLabel }: EmailFormProperties) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('forms')])
  return (
    <EmailFields
      action={checkEmail}
      id={`email-${id}`}
      locale={locale}
      label={texts('emailAddress')}
      placeholder={placeholder}
      submitLabel={submitLabel ?? texts('submit')}
    />
  )
}
