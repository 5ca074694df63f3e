import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '#web/i18n/client-messages.tsx'
import type { Order } from '../../orders/order-document.ts'
import { lineName } from '../../pricing/names.ts'
import { OrderAgainButton } from './order-again-button.tsx'

/** Renders the button that puts the items of an order into the cart again. */
export async function OrderAgain({ order: { number, lines } }: { order: Order }) {
  const texts = await getTranslations('orders')
  const items = lines.map((line) => ({
    id: line.number,
    title: lineName(line, texts),
    quantity: line.quantity,
  }))
  return (
    <ClientMessages namespaces={['orderAgain']}>
      <OrderAgainButton items={items} number={number} />
    </ClientMessages>
  )
}
