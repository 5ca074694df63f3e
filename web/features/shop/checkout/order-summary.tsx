import { getTranslations } from 'next-intl/server'
import { addressLines } from '#schemas/shared/address.ts'
import { listedTotal } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { formatMoney } from '#web/lib/money.ts'
import { keepNumbersTogether } from '../orders/keep-numbers-together.tsx'
import type { Order } from '../orders/order-document.ts'
import { orderPaymentRows, orderSumRows } from '../orders/order-sum-rows.ts'
import { RefundRows } from '../orders/refunds/refund-rows.tsx'
import { Shipment } from '../orders/shipment.tsx'
import { lineName } from '../pricing/names.ts'
import { SumRow } from '../pricing/sum-row.tsx'

/** Renders the lines of an order, its totals, refunds, parcel and address. */
export async function OrderSummary({ order, locale }: { order: Order; locale: LocaleId }) {
  const texts = await getTranslations('orders')
  const { number, lines, totals, currency, shipping } = order
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const sums = orderSumRows(order, texts, locale)
  return (
    <section className="cart-summary outcome__order mw-40" aria-labelledby="order-title">
      <h2 id="order-title" className="mb-4 fs-4">
        {keepNumbersTogether(texts('summary', { number }))}
      </h2>
      <dl className="cart-summary__rows">
        {lines.map((line) => (
          <SumRow
            key={line._key}
            label={lineName(line, texts)}
            note={
              <>
                {' '}
                <small>{texts('quantity', { count: line.quantity })}</small>
              </>
            }
            amount={money(listedTotal(line))}
          />
        ))}
        {sums.map(({ label, amount }, index) => (
          <SumRow key={`${index} ${label}`} label={label} amount={amount} />
        ))}
        <SumRow label={texts('total')} amount={money(totals.payable)} isTotal />
        {orderPaymentRows(order, texts, locale).map(({ label, amount }) => (
          <SumRow key={label} label={label} amount={amount} />
        ))}
        <RefundRows order={order} locale={locale} />
      </dl>
      <Shipment order={order} />
      {shipping && (
        <address className="mt-5 mb-4">
          <strong>{texts('shipping')}</strong>
          {[shipping.name, ...addressLines(shipping.address, locale)].map((line, index) => (
            <bdi key={index}>{line}</bdi>
          ))}
        </address>
      )}
    </section>
  )
}
