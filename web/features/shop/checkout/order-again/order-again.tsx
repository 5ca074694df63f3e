import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { Order } from '../../orders/order-document.ts'
import { lineName } from '../../pricing/names.ts'
import { OrderAgainButton } from './order-again-button.tsx'

/** Renders the button that puts the items of an order into the cart again. Only its pages contain its messages. */
export async function OrderAgain({ order: { number, lines } }: { order: Order }) {
  const [{ orderAgain }, texts] = await Promise.all([getMessages(), getTranslations('orders')])
  const items = lines.map((line) => ({
    id: line.number,
    title: lineName(line, texts),
    quantity: line.quantity,
  }))
  return (
    <NextIntlClientProvider messages={{ orderAgain }}>
      <OrderAgainButton items={items} number={number} />
    </NextIntlClientProvider>
  )
}
