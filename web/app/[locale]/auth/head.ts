import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { samePath } from '#web/content/address.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { currentLocale } from '#web/i18n/locales.ts'

/** The pages of signing in, by the names of their texts. */
export type AuthPageName =
  | 'signIn'
  | 'signUp'
  | 'forgot'
  | 'link'
  | 'verifyEmail'
  | 'resetPassword'
  | 'useLink'
  | 'broken'
  | 'signedOut'

/** The head of such a page; none is for search engines. */
export async function describeAuthPage(name: AuthPageName, path: string): Promise<Metadata> {
  const locale = await currentLocale()
  const [settings, texts] = await Promise.all([getSiteSettings(locale), getTranslations('auth.pages')])
  const seo = { title: null, description: texts(`${name}.text`), image: null, noIndex: true }
  return describePage({ ...settings, title: texts(`${name}.title`), paths: samePath(path), seo, locale })
}

/** What the address of a page brings. */
export interface AuthPageProperties {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A parameter that came once. */
export const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
