import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { readInvoice } from '#web/features/shop/orders/documents/invoice.ts'
import { InvoicePage } from '#web/features/shop/orders/documents/invoice-page.tsx'
import { invoicePath } from '#web/features/shop/orders/paths.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { samePath } from '#web/sanity/queries/address.ts'

/** Rendered per request; only the buyer can see it. */
export const instant = false

/** Returns the page's metadata. */
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
