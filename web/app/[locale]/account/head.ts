import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { samePath } from '#web/content/address.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { ACCOUNT_PAGES, type AccountPageName } from '#web/features/account/pages.ts'
import { currentLocale } from '#web/i18n/locales.ts'

/** The head of a page of an account; none is for search engines. */
export async function describeAccountPage(name: Exclude<AccountPageName, 'wishlist'>): Promise<Metadata> {
  const locale = await currentLocale()
  const [settings, texts] = await Promise.all([getSiteSettings(locale), getTranslations('account.pages')])
  const path = ACCOUNT_PAGES.find((page) => page.name === name)?.path ?? '/account/profile'
  const seo = { title: null, description: texts(`${name}.text`), image: null, noIndex: true }
  return describePage({ ...settings, title: texts(`${name}.title`), paths: samePath(path), seo, locale })
}

/** What the address of a page brings: which answer of a form it shows. */
export interface AccountPageProperties {
  searchParams: Promise<{ answer?: string | string[] }>
}
