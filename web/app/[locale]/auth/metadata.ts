import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { AuthPageName } from '#web/features/account/auth/auth-page.tsx'
import { describeUnindexedPage } from '../unindexed-page.ts'

/** Returns the metadata of an authentication page. */
export async function describeAuthPage(name: AuthPageName, path: string): Promise<Metadata> {
  const texts = await getTranslations('auth.pages')
  return describeUnindexedPage(path, texts(`${name}.title`), texts(`${name}.text`))
}
