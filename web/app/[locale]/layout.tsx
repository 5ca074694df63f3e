import '#web/styles/main.scss'
import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { LOCALES } from '#schemas/shared/locales.ts'
import { environment } from '#web/env.ts'
import { AccountButtons } from '#web/features/account/top-bar-buttons.tsx'
import { FloatingSearch, SearchForm } from '#web/features/search/search-form.tsx'
import { getMenus, getSiteSettings } from '#web/features/shell/queries.ts'
import { Shell } from '#web/features/shell/shell.tsx'
import { CurrencyMenu } from '#web/features/shop/cart/header/currency-menu.tsx'
import { getBrowserMessages, SiteCartButton, SiteCartProvider } from '#web/features/shop/cart/site-cart.tsx'
import { currentLocale, localeDetails } from '#web/i18n/locales.ts'
import { currencyScript } from '#web/lib/browse-currency.ts'
import { earlyClicksScript } from '#web/lib/early-clicks.ts'
import { signedInScript } from '#web/lib/signed-in.ts'
import { themeScript } from '#web/lib/theme.ts'

/** Prerenders every language; another first segment is a 404. */
export function generateStaticParams() {
  return LOCALES.map(({ id }) => ({ locale: id }))
}

/** Returns the default metadata of every page. */
export async function generateMetadata(): Promise<Metadata> {
  const { siteName, tagline } = await getSiteSettings(await currentLocale())
  return {
    metadataBase: new URL(environment().SITE_URL),
    title: `${siteName} | ${tagline}`,
    formatDetection: { telephone: false, email: false, address: false },
  }
}

/** The HTML document of every page: language, direction, theme and shell. */
export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const { id, direction, languageTag } = localeDetails(await currentLocale())
  const [messages, settings, menus] = await Promise.all([
    getBrowserMessages(),
    getSiteSettings(id),
    getMenus(id),
  ])
  return (
    <html lang={languageTag} dir={direction} suppressHydrationWarning>
      <head>
        <script
          dangerouslySetInnerHTML={{
            __html: [themeScript, signedInScript, currencyScript, earlyClicksScript].join(';'),
          }}
        />
      </head>
      <body>
        {/* Only messages used in the browser; others are rendered on the server. */}
        <NextIntlClientProvider messages={messages}>
          <SiteCartProvider>
            <Shell
              settings={settings}
              menus={menus}
              locale={id}
              account={<AccountButtons showSignUp={settings.topBar.showSignUp} />}
              cart={<SiteCartButton />}
              currency={<CurrencyMenu />}
              search={{ input: <SearchForm id="search-top" />, floating: <FloatingSearch /> }}
            >
              {children}
            </Shell>
          </SiteCartProvider>
          <Preview />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}

/** The preview tools, loaded in draft mode only. */
async function Preview() {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const { PreviewTools } = await import('#web/sanity/preview/preview-tools.tsx')
  return <PreviewTools />
}
