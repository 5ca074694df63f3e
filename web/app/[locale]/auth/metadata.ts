import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { samePath } from '#web/sanity/queries/address.ts'

/** The authentication pages, by the keys of their texts. */
type AuthPageName =
  | 'signIn'
  | 'signUp'
  | 'forgot'
  | 'link'
  | 'verifyEmail'
  | 'resetPassword'
  | 'useLink'
  | 'broken'
  | 'signedOut'
  | 'signedIn'

/** Returns the metadata of an authentication page, which search engines must not index. */
export async function describeAuthPage(name: AuthPageName, path: string): Promise<Metadata> {
  const locale = await currentLocale()
  const [settings, texts] = await Promise.all([getSiteSettings(locale), getTranslations('auth.pages')])
  const seo = { title: null, description: texts(`${name}.text`), image: null, noIndex: true }
  return describePage({ ...settings, title: texts(`${name}.title`), paths: samePath(path), seo, locale })
}

/** The query of an authentication page. */
export interface AuthPageProperties {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Returns a query parameter that occurs once. */
export const getSingle = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
