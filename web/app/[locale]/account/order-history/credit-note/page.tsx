import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { samePath } from '#web/content/address.ts'
import { requireCustomer } from '#web/features/account/guard.ts'
import { CreditNotePage } from '#web/features/orders/credit-note-page.tsx'
import { readCreditNote } from '#web/features/orders/credit-note.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { creditNotePath } from '#web/lib/orders/paths.ts'

/** Made for who paid; for everybody else there is none. */
export const instant = false

/** The head of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [settings, texts] = await Promise.all([getSiteSettings(locale), getTranslations('invoice')])
  const seo = { title: null, description: texts('creditNoteDescription'), image: null, noIndex: true }
  const paths = samePath('/account/order-history/credit-note')
  return describePage({ ...settings, title: texts('creditNote'), paths, seo, locale })
}

/** The credit note of one refund. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ order?: string | string[]; refund?: string | string[] }>
}) {
  const { order: id, refund: key } = await searchParams
  const isNamed = typeof id === 'string' && typeof key === 'string'
  const address = isNamed ? creditNotePath({ _id: id }, { _key: key }) : ''
  const named = isNamed ? new URL(address, 'https://site.example').search : ''
  const customer = await requireCustomer('/account/order-history/credit-note', named)
  const sheet = await readCreditNote(customer, id, key, await currentLocale())
  if (!sheet) notFound()
  return <CreditNotePage {...sheet} />
}
