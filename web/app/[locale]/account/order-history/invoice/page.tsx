import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { readInvoice } from '#web/features/shop/orders/documents/invoice.ts'
import { InvoicePage } from '#web/features/shop/orders/documents/printable-document.tsx'
import { invoicePath } from '#web/features/shop/orders/paths.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { getSingle, type QueryPageProperties } from '../../../query-page.ts'
import { describeUnindexedPage } from '../../../unindexed-page.ts'

/** Rendered per request; only the buyer can see it. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('invoice')
  return describeUnindexedPage('/account/order-history/invoice', texts('title'), texts('description'))
}

/** The invoice of one order. */
export default async function Page({ searchParams }: QueryPageProperties) {
  const id = getSingle((await searchParams).order) ?? ''
  const path = id ? invoicePath({ _id: id }) : '/account/order-history/invoice'
  const customer = await requireCustomer(path)
  const invoice = await readInvoice(customer, id, await currentLocale())
  if (!invoice) notFound()
  return <InvoicePage {...invoice} />
}
