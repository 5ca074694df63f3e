import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { lineName } from '#schemas/shared/line-name.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import type { Order } from '../../orders/order-document.ts'
import { OrderAgainButton } from './order-again-button.tsx'

/** Renders the button that puts the items of an order into the cart again. Only its pages contain its messages. */
export async function OrderAgain({ order: { number, lines } }: { order: Order }) {
  const [{ orderAgain }, locale] = await Promise.all([getMessages(), currentLocale()])
  const items = lines.map((line) => ({ id: line.number, title: lineName(line), quantity: line.quantity }))
  return (
    <NextIntlClientProvider messages={{ orderAgain }}>
      <OrderAgainButton items={items} number={number} locale={locale} />
    </NextIntlClientProvider>
  )
}
