import '#web/styles/main.scss'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { environment } from '#web/env.ts'
import { AccountButtons } from '#web/features/account/buttons.tsx'
import { CartButton, CartOfSite } from '#web/features/cart/cart-of-site.tsx'
import { FloatingSearch, SearchForm } from '#web/features/search/search-form.tsx'
import { getMenu, getSiteSettings } from '#web/features/shell/data.ts'
import { Shell } from '#web/features/shell/shell.tsx'
import { currentLocale, localeDetails } from '#web/i18n/locales.ts'
import { signedInScript } from '#web/lib/signed-in.ts'
import { themeScript } from '#web/lib/theme.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import { MENU_IDENTIFIERS } from '#schemas/shared/singletons.ts'
import { ErrorTextsProvider } from './error-texts.tsx'

/** Every language is known when the site is built; another first segment is a 404. */
export function generateStaticParams() {
  return LOCALES.map(({ id }) => ({ locale: id }))
}

/** What holds for every page that does not say otherwise. */
export async function generateMetadata(): Promise<Metadata> {
  const { siteName, tagline } = await getSiteSettings(await currentLocale())
  return {
    metadataBase: new URL(environment().SITE_URL),
    title: `${siteName} | ${tagline}`,
    formatDetection: { telephone: false, email: false, address: false },
  }
}

/** The document around every page: language, direction, theme before the first paint, and the shell. */
export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const { id, direction, languageTag } = localeDetails(await currentLocale())
  const [errors, settings, ...menus] = await Promise.all([
    getTranslations('errors'),
    getSiteSettings(id),
    ...MENU_IDENTIFIERS.map((identifier) => getMenu(identifier, id)),
  ])
  return (
    <html lang={languageTag} dir={direction} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: `${themeScript};${signedInScript}` }} />
      </head>
      <body>
        {/* Texts are set on the server: browsers get the language only. */}
        <NextIntlClientProvider messages={null}>
          <ErrorTextsProvider
            texts={{
              title: errors('failedTitle'),
              text: errors('failedText'),
              tryAgain: errors('tryAgain'),
            }}
          >
            <Shell
              settings={settings}
              menus={menus}
              locale={id}
              account={<AccountButtons showSignUp={settings.topBar.showSignUp} />}
              cart={{ button: <CartButton />, keeper: <CartOfSite /> }}
              search={{ input: <SearchForm id="search-top" />, floating: <FloatingSearch /> }}
            >
              {children}
            </Shell>
          </ErrorTextsProvider>
          <Preview />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}

/** The editors' tools, fetched only where drafts are shown. */
async function Preview() {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const { PreviewTools } = await import('#web/content/preview/preview-tools.tsx')
  return <PreviewTools />
}
