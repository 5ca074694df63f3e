import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { currentLocale } from '#web/i18n/locales.ts'
import { describeError } from './account-errors.ts'
import { PersistentForm } from './persistent-form.tsx'
import type { FormResult } from './session/form-result.ts'

/** A form of an account page, which also sends its language. When its action fails, it shows a message and keeps the typed values. */
export async function AccountForm({
  children,
  ...properties
}: Omit<ComponentProps<typeof PersistentForm>, 'errorText' | 'sendingText'>) {
  const [errors, auth, locale] = await Promise.all([
    getTranslations('errors'),
    getTranslations('auth'),
    currentLocale(),
  ])
  return (
    <PersistentForm {...properties} errorText={errors('unavailable')} sendingText={auth('sending')}>
      <input type="hidden" name="locale" value={locale} />
      {children}
    </PersistentForm>
  )
}

/** Shows the result of a form at the top of an account page. */
export async function AccountNotice({ formResult: { error, notice } }: { formResult: FormResult }) {
  const [texts, auth] = await Promise.all([getTranslations('account.done'), getTranslations('auth')])
  if (error) {
    return (
      // The focus moves to it, and the next Tab to the form.
      <p className="form-notice form-notice--error" role="alert" tabIndex={-1}>
        {describeError(error, 'other', auth)}
      </p>
    )
  }
  // Notices of other pages have no text here.
  const known = notice as 'profileSaved' | undefined
  if (!known || !texts.has(known)) return null
  return (
    <p className="form-notice" role="status">
      {texts(known)}
    </p>
  )
}
