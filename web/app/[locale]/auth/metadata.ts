import type { Metadata } from 'next'
import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { describeUnindexedPage } from '../unindexed-page.ts'

/** The authentication pages, by the keys of their texts. */
type AuthPageName = keyof Messages['auth']['pages']

/** Returns the metadata of an authentication page. */
export async function describeAuthPage(name: AuthPageName, path: string): Promise<Metadata> {
  const texts = await getTranslations('auth.pages')
  return describeUnindexedPage(path, texts(`${name}.title`), texts(`${name}.text`))
}
