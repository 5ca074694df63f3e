import { getLocale, getTranslations } from 'next-intl/server'

/** The button that signs out. */
export async function SignOutForm({ className }: { className: string }) {
  const [texts, locale] = await Promise.all([getTranslations('auth'), getLocale()])
  return (
    <form action="/api/logout" method="post">
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" className={className}>
        {texts('signOut')}
      </button>
    </form>
  )
}
