import { getLocale, getTranslations } from 'next-intl/server'

interface SignOutFormProperties {
  /** Of the button. */
  className: string
  /** Of the form. */
  formClassName?: string
}

/** The button that signs out. */
export async function SignOutForm({ className, formClassName }: SignOutFormProperties) {
  const [texts, locale] = await Promise.all([getTranslations('auth'), getLocale()])
  return (
    <form className={formClassName} action="/api/logout" method="post">
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" className={className}>
        {texts('signOut')}
      </button>
    </form>
  )
}
