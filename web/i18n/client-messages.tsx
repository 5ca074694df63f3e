import { type Messages, NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentLocale } from './locales.ts'

interface ClientMessagesProperties {
  namespaces: readonly (keyof Messages)[]
  children: ReactNode
}

/** Gives the client components below some namespaces of messages, which only their pages contain. They see no others. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProperties) {
  const [locale, messages] = await Promise.all([currentLocale(), getMessages()])
  const chosen = Object.fromEntries(namespaces.map((name) => [name, messages[name]]))
  return (
    <NextIntlClientProvider locale={locale} messages={chosen}>
      {children}
    </NextIntlClientProvider>
  )
}
