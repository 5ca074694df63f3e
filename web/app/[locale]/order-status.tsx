import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { RemoveOrderedItems } from '#web/features/shop/cart/page/remove-ordered-items.tsx'
import { readOrderStatus } from '#web/features/shop/checkout/order-status.ts'
import { OrderStatusPage } from '#web/features/shop/checkout/order-status-page.tsx'
import { currentLocale } from '#web/i18n/locales.ts'
import { samePath } from '#web/sanity/queries/address.ts'

/** The query of a page after payment. */
export type OrderStatusParams = Promise<Record<string, string | string[] | undefined>>

/** Returns the metadata of a page after payment, which is not indexed. */
export async function describeOrderStatus(path: string): Promise<Metadata> {
  const locale = await currentLocale()
  const [settings, texts] = await Promise.all([getSiteSettings(locale), getTranslations('orders')])
  const seo = { title: null, description: texts('description'), image: null, noIndex: true }
  return describePage({ ...settings, title: texts('title'), paths: samePath(path), seo, locale })
}

/** Renders a page after payment: the actual status of the order, whichever page it is. Removes paid items from the cart. */
export async function OrderStatus({ path, params }: { path: string; params: OrderStatusParams }) {
  const { order, return: returnResult } = await params
  await connection()
  const id = typeof order === 'string' ? order : ''
  const status = await readOrderStatus(id)
  // Before streaming starts, so that the response has the status 404.
  if (status.kind === 'missing') notFound()
  return (
    <OrderStatusPage
      status={status}
      path={id === '' ? path : `${path}?order=${encodeURIComponent(id)}`}
      returnResult={typeof returnResult === 'string' ? returnResult : undefined}
    >
      {status.kind === 'paid' && (
        <RemoveOrderedItems
          orderId={id}
          items={status.order.lines.map(({ number, quantity }) => ({ id: number, quantity }))}
        />
      )}
    </OrderStatusPage>
  )
}
