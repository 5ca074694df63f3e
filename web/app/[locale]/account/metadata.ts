import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ACCOUNT_PAGES, type AccountPageName } from '#web/features/account/pages.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { samePath } from '#web/sanity/queries/address.ts'

/** Returns the metadata of an account page, which search engines must not index. */
export async function describeAccountPage(name: Exclude<AccountPageName, 'wishlist'>): Promise<Metadata> {
  const locale = await currentLocale()
  const [settings, texts] = await Promise.all([getSiteSettings(locale), getTranslations('account.pages')])
  const path = ACCOUNT_PAGES.find((page) => page.name === name)?.path ?? '/account/profile'
  const seo = { title: null, description: texts(`${name}.text`), image: null, noIndex: true }
  return describePage({ ...settings, title: texts(`${name}.title`), paths: samePath(path), seo, locale })
}

/** The query of an account page: the id of a form result, and the key of an address to change. */
export interface AccountPageProperties {
  searchParams: Promise<{ answer?: string | string[]; edit?: string | string[] }>
}
