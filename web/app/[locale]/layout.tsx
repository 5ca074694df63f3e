import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { currentLocale, localeDetails } from '#web/i18n/locales.ts'
import { themeScript } from '#web/lib/theme.ts'
import { LOCALES } from '#schemas/shared/locales.ts'

/** Every language is known when the site is built; another first segment is a 404. */
export function generateStaticParams() {
  return LOCALES.map(({ id }) => ({ locale: id }))
}

/** The document around every page: language, direction, theme before the first paint, and the shell. */
export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const { id, direction, languageTag } = localeDetails(await currentLocale())
  return (
    <html lang={languageTag} dir={direction} data-locale={id} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <NextIntlClientProvider>{children}</NextIntlClientProvider>
      </body>
    </html>
  )
}
