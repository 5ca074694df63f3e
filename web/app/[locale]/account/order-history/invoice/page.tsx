import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { samePath } from '#web/content/address.ts'
import { requireCustomer } from '#web/features/account/guard.ts'
import { InvoicePage } from '#web/features/orders/invoice-page.tsx'
import { readInvoice } from '#web/features/orders/invoice.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { invoicePath } from '#web/lib/orders/paths.ts'

/** Made for who paid; for everybody else there is none. */
export const instant = false

/** The head of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [settings, texts] = await Promise.all([getSiteSettings(locale), getTranslations('invoice')])
  const seo = { title: null, description: texts('description'), image: null, noIndex: true }
  const paths = samePath('/account/order-history/invoice')
  return describePage({ ...settings, title: texts('title'), paths, seo, locale })
}

/** The invoice of one order. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ order?: string | string[] }>
}) {
  const { order: id } = await searchParams
  const named = typeof id === 'string' ? new URL(invoicePath({ _id: id }), 'https://site.example').search : ''
  const customer = await requireCustomer('/account/order-history/invoice', named)
  const invoice = await readInvoice(customer, id, await currentLocale())
  if (!invoice) notFound()
  return <InvoicePage {...invoice} />
}
