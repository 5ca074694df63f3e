import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { RemoveOrderedItems } from '#web/features/shop/cart/page/remove-ordered-items.tsx'
import { readOrderStatus } from '#web/features/shop/checkout/order-status.ts'
import { OrderStatusPage } from '#web/features/shop/checkout/order-status-page.tsx'
import { getSingle, type QueryPageProperties } from './query-page.ts'
import { describeUnindexedPage } from './unindexed-page.ts'

/** Returns the metadata of a page after payment. */
export async function describeOrderStatus(path: string): Promise<Metadata> {
  const texts = await getTranslations('orders')
  return describeUnindexedPage(path, texts('title'), texts('description'))
}

/** Returns a page after payment: the actual status of the order, whichever page it is. Removes paid items from the cart. */
export const orderStatusRoute = (path: string) =>
  async function OrderStatus({ searchParams }: QueryPageProperties) {
    const { order, return: returnResult } = await searchParams
    await connection()
    const id = getSingle(order) ?? ''
    const status = await readOrderStatus(id)
    // Before streaming starts, so that the response has the status 404.
    if (status.kind === 'missing') notFound()
    return (
      <OrderStatusPage
        status={status}
        path={id === '' ? path : `${path}?order=${encodeURIComponent(id)}`}
        returnResult={getSingle(returnResult)}
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
