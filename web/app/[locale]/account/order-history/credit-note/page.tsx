import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { readCreditNote } from '#web/features/shop/orders/documents/credit-note.ts'
import { CreditNotePage } from '#web/features/shop/orders/documents/printable-document.tsx'
import { creditNotePath } from '#web/features/shop/orders/paths.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { getSingle, type QueryPageProperties } from '../../../query-page.ts'
import { describeUnindexedPage } from '../../../unindexed-page.ts'

/** Rendered per request; only the buyer can see it. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('invoice')
  return describeUnindexedPage(
    '/account/order-history/credit-note',
    texts('creditNote'),
    texts('creditNoteDescription'),
  )
}

/** The credit note of one refund. */
export default async function Page({ searchParams }: QueryPageProperties) {
  const { order, refund } = await searchParams
  const [id = '', key] = [getSingle(order), getSingle(refund)]
  const path = id && key ? creditNotePath({ _id: id }, { _key: key }) : '/account/order-history/credit-note'
  const customer = await requireCustomer(path)
  const sheet = await readCreditNote(customer, id, key, await currentLocale())
  if (!sheet) notFound()
  return <CreditNotePage {...sheet} />
}
